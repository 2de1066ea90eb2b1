// What imports of `name.json?picture` give: see build/planPictures.ts.
declare module '*.json?picture' {
  export const picture: {
    /** The address of the SVG. */
    readonly src: string;
    readonly width: number;
    readonly height: number;
    /** A link that opens the plan itself in the planner. */
    readonly open: string;
  };
}
