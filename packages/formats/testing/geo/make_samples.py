"""Makes the zipped Shapefiles in samples/ and what pyproj answers about their parcels.

Needs pyproj and pyshp (Debian's python3-pyproj and python3-pyshp).
"""
import io
import json
import pathlib
import warnings
import zipfile

import shapefile
from pyproj import CRS, Geod, Transformer

FOLDER = pathlib.Path(__file__).parent / "samples"
GEOD = Geod(ellps="WGS84")
# An odd-shaped lot, one with a courtyard, and one on both sides of a street; feet from the corner of the site.
LOTS = [
    ("Peña 12", [[[(0, 0), (0, 120), (80, 131.5), (75.25, -3)]]]),
    ("Oak 7", [[[(200, 0), (200, 150), (330, 150), (330, 0)], [(240, 40), (280, 40), (280, 90), (240, 90)]]]),
    ("Elm 3", [[[(400, 0), (400, 60), (460, 60), (460, 0)]], [[(500, 0), (500, 60), (590, 90), (560, 0)]]]),
]
ZONES = {
    "california3-survey-feet": (2227, -122.27, 37.87),
    "arizona-feet": (2223, -111.94, 33.42),
    "utm10-meters": (26910, -123.1, 49.2),
    "kansas-north-meters": (26977, -97.5, 39.1),
}


def write(name, code, longitude, latitude, prj=True):
    warnings.simplefilter("ignore")
    crs = CRS.from_epsg(code)
    to_degrees = Transformer.from_crs(crs, crs.geodetic_crs, always_xy=True)
    foot = 0.3048 / crs.axis_info[0].unit_conversion_factor
    x0, y0 = to_degrees.transform(longitude, latitude, direction="INVERSE")
    shp, shx, dbf = io.BytesIO(), io.BytesIO(), io.BytesIO()
    answers = []
    with shapefile.Writer(shp=shp, shx=shx, dbf=dbf, shapeType=shapefile.POLYGON, encoding="cp1252") as writer:
        writer.field("APN", "C", 20)
        writer.field("ACRES", "N", 12, 4)
        for label, polygons in LOTS:
            rings = [[(x0 + x * foot, y0 + y * foot) for x, y in ring] for parts in polygons for ring in parts]
            writer.poly([ring + ring[:1] for ring in rings])
            degrees = [[to_degrees.transform(x, y) for x, y in ring] for ring in rings]
            areas = [abs(GEOD.polygon_area_perimeter(*zip(*ring))[0]) for ring in degrees]
            area = areas[0] - areas[1] if len(polygons[0]) == 2 else sum(areas)
            writer.record(label, area / 4046.8564224)
            answers.append({"name": label, "area": area, "first": degrees[0][0], "parts": len(polygons)})
    with zipfile.ZipFile(FOLDER / f"{name}.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for extension, data in (("shp", shp), ("shx", shx), ("dbf", dbf)):
            archive.writestr(f"county/parcels.{extension}", data.getvalue())
        archive.writestr("county/parcels.cpg", "1252")
        if prj:
            archive.writestr("county/parcels.prj", crs.to_wkt("WKT1_ESRI"))
    return {"code": code, "foot": foot, "features": answers}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    found = {name: write(name, *zone) for name, zone in ZONES.items()}
    write("no-projection", *ZONES["california3-survey-feet"], prj=False)
    (FOLDER / "answers.json").write_text(json.dumps(found, indent=1) + "\n")
