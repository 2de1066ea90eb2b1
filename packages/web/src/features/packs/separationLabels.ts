// What the form of a pack calls separations.
import type { SeparationName } from '@homeplot/plan/pack';

export const separationLabels: Readonly<Record<SeparationName, string>> = {
  buildings: 'Between buildings',
  wellToTank: 'Well to septic tank',
  wellToField: 'Well to septic field',
  tankToBuilding: 'Septic tank to building',
  fieldToBuilding: 'Septic field to building',
  tankToLine: 'Septic tank to lot line',
  fieldToLine: 'Septic field to lot line',
  poolToLine: 'Pool to lot line',
  poolToBuilding: 'Pool to building',
  treeToBuilding: 'Tree to building',
  wellToLine: 'Well to lot line',
  wellToBuilding: 'Well to building',
  tankToWater: 'Septic tank to water',
  fieldToWater: 'Septic field to water',
  buildingToWater: 'Building to water',
  poolToWater: 'Pool to water',
  poolToWire: 'Pool to overhead wire',
  equipmentToLine: 'Equipment to lot line',
  propaneToBuilding: 'Propane tank to building',
  propaneToLine: 'Propane tank to lot line',
  solarToLine: 'Solar array to lot line',
  fenceToLine: 'Fence to lot line',
};
