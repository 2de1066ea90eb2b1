// The security headers: pages load only from this server, can't be framed, and send no full referrer to other sites.
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import type { Config } from '../config/config.ts';
import { mapOrigins } from '../config/mapTiles.ts';
import { sourceOrigins } from '../config/sources.ts';

const oneYear = 31_536_000;

const unusedFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

export const permissionsPolicy = unusedFeatures.map((feature) => `${feature}=()`).join(', ');

/** The headers. They have HSTS and upgrade-insecure-requests only if `publicUrl` is https, as these would break a site on http. */
export function securityHeaders({
  publicUrl,
  backend,
  mapTiles,
  geocoder,
  sources,
}: Pick<Config, 'publicUrl' | 'backend' | 'mapTiles' | 'geocoder' | 'sources'>): FastifyHelmetOptions {
  const onHttps = publicUrl?.startsWith('https:') ?? false;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // Plans are exported as pictures through data: and blob: URLs.
        imgSrc: ["'self'", 'data:', 'blob:'],
        // Tiles are fetched, then drawn from memory, so their hosts needn't be allowed as sources of images.
        connectSrc: [
          "'self'",
          ...(backend === null ? [] : [backend.url]),
          ...new Set([...mapOrigins(mapTiles, geocoder), ...sourceOrigins(sources)]),
        ],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        // Text never becomes markup or script. The web app's default policy allows only workers of its own build.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['default'],
        ...(onHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: onHttps ? { maxAge: oneYear } : false,
  };
}

/** The page of a shared plan may be shown in a frame of any site, without its tools. */
export function allowFraming(reply: FastifyReply): void {
  const policy = String(reply.getHeader('content-security-policy'));
  reply.header('content-security-policy', policy.replace("frame-ancestors 'none'", 'frame-ancestors *'));
  reply.removeHeader('x-frame-options');
}
