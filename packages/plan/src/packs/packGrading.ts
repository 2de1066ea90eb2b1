// What a pack requires of grades.

/** What grades have to be; nothing where a number is absent. Slopes are in feet per foot. */
export interface PackGrading {
  /** Feet that the ground falls away from a building, within `awayWithin` feet of it. */
  readonly awayFall?: number;
  readonly awayWithin?: number;
  /** Feet of a finished floor above the ground beside the building. */
  readonly floorAboveGround?: number;
  /** Feet of the lowest floor above the base flood. */
  readonly floorAboveFlood?: number;
  readonly driveSlope?: number;
  /** Most change of the grade of a drive within 10 feet, upward or over a crest. */
  readonly driveSag?: number;
  readonly driveCrest?: number;
  /** Most feet of the floor of a garage above the end of its drive. */
  readonly garageStep?: number;
  /** Feet: a higher wall has to be designed by an engineer. */
  readonly wallHeight?: number;
  /** Feet above the bottom of a swale: a higher wall across it holds its water back. */
  readonly wallOverSwale?: number;
}
