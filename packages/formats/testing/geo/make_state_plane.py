"""Prints src/geo/read/statePlane.json: the State Plane zones of NAD83, from the EPSG data set in PROJ.

Usage: python3 make_state_plane.py > ../../src/geo/read/statePlane.json. Needs pyproj (Debian's python3-pyproj).
"""
import json
import warnings

from pyproj import CRS
from pyproj.database import query_crs_info
from pyproj.enums import PJType

UNITS = {"(ftUS)": "us-ft", "(ft)": "ft"}
DROPPED = {"+datum=NAD83", "+units=m", "+units=us-ft", "+units=ft", "+no_defs", "+type=crs"}

warnings.simplefilter("ignore")
rows = []
for info in query_crs_info(auth_name="EPSG", pj_types=[PJType.PROJECTED_CRS]):
    if not info.name.startswith("NAD83 / "):
        continue
    crs = CRS.from_epsg(info.code)
    if "SPCS83" not in crs.coordinate_operation.name:
        continue
    name = info.name.removeprefix("NAD83 / ")
    unit = "m"
    for suffix, short in UNITS.items():
        if name.endswith(suffix):
            name, unit = name.removesuffix(suffix).strip(), short
    parameters = " ".join(part.removeprefix("+") for part in crs.to_proj4().split() if part not in DROPPED)
    rows.append((name, unit, int(info.code), parameters))

lines = [f"{code}|{name}|{unit}|{parameters}" for name, unit, code, parameters in sorted(rows)]
print(json.dumps(lines, indent=2))
