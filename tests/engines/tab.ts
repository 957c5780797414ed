/** A key that a visitor presses, by the name that browsers give it. */
export type PressedKey = 'Enter' | 'Escape' | 'ArrowRight';

/** One tab of a browser that has never seen the site. Everything a journey does is made of these. */
export interface Tab {
  readonly open: (address: string) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
  /** The value of an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  readonly type: (text: string) => Promise<unknown>;
  readonly press: (key: PressedKey) => Promise<unknown>;
  readonly clickAt: (x: number, y: number) => Promise<unknown>;
  readonly resize: (width: number, height: number) => Promise<unknown>;
  readonly close: () => Promise<unknown>;
}

/** A running browser. */
export interface RunningEngine {
  readonly newTab: () => Promise<Tab>;
  readonly close: () => Promise<unknown>;
}
