// Installs ezdxf, which reads our DXF files in the tests, where that is possible. Without it those tests are skipped.
import { ezdxfPackage, hasEzdxf } from '../packages/formats/testing/ezdxf.ts';
import { installFromSystem } from './systemPackages.ts';

export async function bringEzdxf(): Promise<void> {
  if (!hasEzdxf()) await installFromSystem('ezdxf', [ezdxfPackage]);
}
