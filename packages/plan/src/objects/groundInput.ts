// What an object says about the elevation of the ground, as plain data from which the surfaces of a plan are made.
import type { Path } from '../geometry/pen.ts';

/** Where an elevation comes from, the most exact first; drawn: nobody has measured it. */
export const elevationSources = ['survey', 'level', 'tape', 'terrain', 'drawn'] as const;
export type ElevationSource = (typeof elevationSources)[number];

interface Known {
  /** Whether it is about the existing or the proposed ground; absent if the object's status says so. */
  readonly of?: 'existing' | 'proposed' | undefined;
  /** 'drawn' if absent. */
  readonly source?: ElevationSource | undefined;
  /** Feet by which the elevations may be off; if absent, as much as is usual for their source. */
  readonly accuracy?: number | undefined;
}

/** Elevations are in feet. */
export type GroundInput = Known &
  (
    | {
        readonly shape: 'point';
        readonly at: { readonly x: number; readonly y: number };
        readonly elevation: number;
      }
    /** A coarse grid of a map, which the ground rests on only where nothing was measured. */
    | {
        readonly shape: 'terrain';
        readonly points: readonly { readonly x: number; readonly y: number; readonly z: number }[];
      }
    /**
     * A line that no triangle crosses. Between the elevations of its ends it rises evenly, and between points of known
     * elevation that it passes; one that has neither says only where the slope changes.
     */
    | {
        readonly shape: 'line';
        readonly path: Path;
        readonly start?: number | undefined;
        readonly end?: number | undefined;
      }
    /** A strip as wide as a drive, level across, that takes the place of the ground there. */
    | {
        readonly shape: 'strip';
        readonly path: Path;
        readonly width: number;
        readonly start: number;
        readonly end: number;
        /** Feet at each end that are half as steep; none if absent. */
        readonly transition?: number | undefined;
      }
    /**
     * A swale or a berm: its middle is at the elevations, or `above` feet over the ground without it; its sides meet that
     * ground.
     */
    | {
        readonly shape: 'channel';
        readonly path: Path;
        readonly width: number;
        readonly above?: number | undefined;
        readonly start?: number | undefined;
        readonly end?: number | undefined;
      }
    /** The ground around an outline: at the elevation beside it, sloping to the ground without it at `reach` feet. */
    | { readonly shape: 'apron'; readonly path: Path; readonly elevation: number; readonly reach: number }
    /** A level area that takes the place of the ground, with upright sides. */
    | { readonly shape: 'pad'; readonly path: Path; readonly elevation: number }
    /** An upright step: the ground is at top on the right of the path, at bottom on the left. */
    | {
        readonly shape: 'wall';
        readonly path: Path;
        readonly width: number;
        readonly top: number;
        readonly bottom: number;
      }
  );
