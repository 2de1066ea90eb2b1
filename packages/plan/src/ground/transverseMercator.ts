// The transverse Mercator projection of the WGS84 ellipsoid about any point, by Krüger's series in the third flattening
// (C. F. F. Karney, "Transverse Mercator with an accuracy of a few nanometers", 2011), to the fourth order: within a
// micrometer up to some 1,000 km from the meridian.
import { degrees, radians } from '../geometry/point.ts';

const semiMajor = 6_378_137;
const flattening = 1 / 298.257_223_563;
const n = flattening / (2 - flattening);
const eccentricity = Math.sqrt(flattening * (2 - flattening));
/** Meters of meridian for each radian of rectifying latitude. */
const rectifyingRadius = (semiMajor / (1 + n)) * (1 + n ** 2 / 4 + n ** 4 / 64);

const forwardTerms = [
  n / 2 - (2 / 3) * n ** 2 + (5 / 16) * n ** 3 + (41 / 180) * n ** 4,
  (13 / 48) * n ** 2 - (3 / 5) * n ** 3 + (557 / 1440) * n ** 4,
  (61 / 240) * n ** 3 - (103 / 140) * n ** 4,
  (49_561 / 161_280) * n ** 4,
];
const inverseTerms = [
  n / 2 - (2 / 3) * n ** 2 + (37 / 96) * n ** 3 - n ** 4 / 360,
  n ** 2 / 48 + n ** 3 / 15 - (437 / 1440) * n ** 4,
  (17 / 480) * n ** 3 - (37 / 840) * n ** 4,
  (4397 / 161_280) * n ** 4,
];

/** Meters. */
interface Projected {
  readonly east: number;
  readonly north: number;
}

interface Degrees {
  readonly latitude: number;
  readonly longitude: number;
}

export class TransverseMercator {
  private readonly meridian: number;
  private readonly northing: number;

  /** The scale is 1 on the meridian of the origin, which gets the coordinates 0, 0. */
  constructor(origin: Degrees) {
    this.meridian = origin.longitude;
    this.northing = 0;
    this.northing = this.forward(origin).north;
  }

  forward({ latitude, longitude }: Degrees): Projected {
    const from = radians(within180(longitude - this.meridian));
    const conformal = conformalTangent(Math.tan(radians(latitude)));
    const xi = Math.atan2(conformal, Math.cos(from));
    const eta = Math.asinh(Math.sin(from) / Math.hypot(conformal, Math.cos(from)));
    const { along, across } = series(forwardTerms, xi, eta);
    return {
      east: rectifyingRadius * (eta + across),
      north: rectifyingRadius * (xi + along) - this.northing,
    };
  }

  inverse({ east, north }: Projected): Degrees {
    const [up, right] = [(north + this.northing) / rectifyingRadius, east / rectifyingRadius];
    const { along, across } = series(inverseTerms, up, right);
    const [xi, eta] = [up - along, right - across];
    const conformal = Math.sin(xi) / Math.hypot(Math.sinh(eta), Math.cos(xi));
    return {
      latitude: degrees(Math.atan(geodeticTangent(conformal))),
      longitude: within180(this.meridian + degrees(Math.atan2(Math.sinh(eta), Math.cos(xi)))),
    };
  }
}

const series = (terms: readonly number[], xi: number, eta: number) => ({
  along: terms.reduce(
    (sum, term, i) => sum + term * Math.sin(2 * (i + 1) * xi) * Math.cosh(2 * (i + 1) * eta),
    0,
  ),
  across: terms.reduce(
    (sum, term, i) => sum + term * Math.cos(2 * (i + 1) * xi) * Math.sinh(2 * (i + 1) * eta),
    0,
  ),
});

/** The tangent of the conformal latitude from that of the geodetic one. */
function conformalTangent(tangent: number): number {
  const sine = tangent / Math.hypot(1, tangent);
  const stretch = Math.sinh(eccentricity * Math.atanh(eccentricity * sine));
  return tangent * Math.hypot(1, stretch) - stretch * Math.hypot(1, tangent);
}

/** The inverse of conformalTangent, by Newton's method. Three steps reach the precision of a double; a fourth is the reserve. */
function geodeticTangent(conformal: number): number {
  const squared = 1 - eccentricity ** 2;
  let tangent = conformal / squared;
  for (let step = 0; step < 4; step += 1) {
    const now = conformalTangent(tangent);
    const slope = (squared * Math.hypot(1, now) * Math.hypot(1, tangent)) / (1 + squared * tangent ** 2);
    tangent += (conformal - now) / slope;
  }
  return tangent;
}

/** Degrees from -180 up to 180. */
const within180 = (angle: number): number =>
  angle >= -180 && angle < 180 ? angle : ((((angle + 180) % 360) + 360) % 360) - 180;
