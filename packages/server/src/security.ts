// The headers that bound what a page of ours may do: load only from here, never be framed, never tell others
// where a visitor was.
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from './config.ts';

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

/**
 * `publicUrl` decides about https: on plain http a browser must not be told to insist on it.
 * Pages speak to this server alone, or also to the other backend that the settings name.
 */
export function securityHeaders({
  publicUrl,
  backend,
}: Pick<Config, 'publicUrl' | 'backend'>): FastifyHelmetOptions {
  const onHttps = publicUrl?.startsWith('https:') ?? false;
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // A plan becomes a picture by way of data: and blob: addresses.
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'", ...(backend === null ? [] : [backend.url])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        // Text never becomes markup or script. The web app makes the one exception: workers of its own build.
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
