/** A file that the offline copy holds from the start. */
export interface KeptFile {
  /** Its address on the site: `/about`, `/assets/name.3f9a.js`. */
  readonly url: string;
  /** Changes with what is in the file; nothing where the name itself does. */
  readonly revision: string | null;
}
