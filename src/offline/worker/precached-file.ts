/** A file that the service worker fetches when it is installed. */
export interface PrecachedFile {
  /** Its address on the site: `/about`, `/assets/name.3f9a.js`. */
  readonly url: string;
  /** Changes with the content; `null` where the name itself does. */
  readonly revision: string | null;
}
