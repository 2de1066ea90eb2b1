// What imports of `name.json?picture` and `name.json?src` give: see build/planPictures.ts.
declare module '*.json?picture' {
  interface Drawing {
    /** The address of the SVG. */
    readonly src: string;
    readonly width: number;
    readonly height: number;
  }

  export const picture: Drawing & {
    /** The same with larger labels, for narrow screens. */
    readonly phone?: Drawing;
    /** A link that opens the plan itself in the planner. */
    readonly open: string;
  };
}

declare module '*.json?src' {
  /** The address of the SVG. */
  export const src: string;
}
