"""Prints src/geo/read/nad83.json: the projections of NAD83 in all its realizations, from the EPSG data set in PROJ.

Usage: python3 make_nad83.py > ../../src/geo/read/nad83.json. Needs pyproj (Debian's python3-pyproj).
A row is one projection with one unit: its codes (that of the plain NAD83 first, if there is one), group, name, unit
and parameters. The realizations differ by some feet at most, on maps only.
"""
import json
import re
import warnings

from pyproj import CRS
from pyproj.database import query_crs_info
from pyproj.enums import PJType

DROPPED = re.compile(r"\+(datum|ellps|towgs84|units|no_defs|type)\b")

warnings.simplefilter("ignore")
found = {}
for info in query_crs_info(auth_name="EPSG", pj_types=[PJType.PROJECTED_CRS, PJType.GEOGRAPHIC_2D_CRS]):
    realization, _, name = info.name.partition(" / ")
    if not re.fullmatch(r"NAD83(\(\w+\)(v\d)?)?", realization):
        continue
    crs = CRS.from_epsg(info.code)
    parts = crs.to_proj4().split()
    unit = next((part.removeprefix("+units=") for part in parts if part.startswith("+units=")), "deg")
    parameters = " ".join(part.removeprefix("+") for part in parts if not DROPPED.match(part))
    # Offsets that are the same in feet are rounded in different ways.
    key = unit, re.sub(r"(?<=[xy]_0=)\S+", lambda number: f"{float(number[0]):.4f}", parameters)
    if crs.is_geographic:
        group, name = "Degrees", "Longitude and latitude"
    elif "SPCS83" in crs.coordinate_operation.name:
        group = "State Plane"
    else:
        group = "UTM" if name.startswith("UTM") else "Local"
    name = re.sub(r" \((m|ft|ftUS)\)$", "", name)
    found.setdefault(key, set()).add((realization != "NAD83", int(info.code), group, name, unit, parameters))

lines = []
for unsorted in found.values():
    kin = sorted(unsorted)
    _, _, group, name, unit, parameters = kin[0]
    codes = " ".join(str(code) for _, code, *_ in kin)
    lines.append(f"{codes}|{group}|{name}|{unit}|{parameters}")
print(json.dumps(sorted(lines, key=lambda line: line.split("|")[1:]), indent=2))
