"""Makes answers.json: what 26 map layers in 20 states answer, with their own field names and values of ours, and what
pyproj says of the parcels' areas.

Usage: python3 make_answers.py. Needs pyproj (Debian's python3-pyproj). The addresses and names of fields are those that
public repositories ask for; docs/sources.md says which.
"""
import json
import pathlib

from pyproj import CRS, Geod, Transformer

GEOD = Geod(ellps="WGS84")
# Feet from the corner of the site: a plain lot, one with a curve, one with a courtyard, one on both sides of a street.
PLAIN = [[(0, 0), (75.5, 0), (80.25, 120.4), (-2, 118)]]
CURVED = [[(0, 0), (60, 0), (75, 4), (88, 14), (96, 28), (98, 110), (3, 112)]]
COURT = [[(0, 0), (140, 0), (140, 110), (0, 110)], [(50, 40), (50, 70), (90, 70), (90, 40)]]
SPLIT = [[(0, 0), (90, 0), (90, 100), (0, 100)], [(130, 0), (180, 5), (175, 95), (130, 100)]]

# id, state, longitude, latitude, EPSG code of the answer, shape, fields by meaning, values by meaning
LAYERS = [
    ("walla-walla-wa", "WA", -118.343, 46.065, 4326, PLAIN,
     dict(parcel="geo_id", address="full_situs", owner="py_owner_n", legal="legal_desc", zone="ZONE_ABBREV",
          front="SETBACK_FRONT", side="SETBACK_SIDE", rear="SETBACK_REAR", setbackNote="SETBACK_NOTE",
          floodZone="CA_FLOOD_ZONE", wetland="CA_WETLAND", shoreline="SHR_DES"),
     dict(zone="R-60", front="25", side="5", rear="20", setbackNote="(1) From the edge of the easement", floodZone="X")),
    ("pierce-wa", "WA", -122.45, 47.2, 2927, CURVED,
     dict(parcel="TaxParcelNumber", address="Site_Address", legal="Legal_Description"), {}),
    ("statewide-wa", "WA", -122.31, 47.62, 4326, SPLIT, dict(parcel="PARCEL_ID_NR", address="SITUS_ADDRESS"), {}),
    ("dane-wi", "WI", -89.4, 43.07, 3857, PLAIN, dict(parcel="PARCELID", address="SITEADRESS", owner="OWNERNME1"), {}),
    ("el-paso-co", "CO", -104.8, 38.85, 4326, COURT,
     dict(parcel="parcel_id", address="situsAdd", owner="owner", legal="legalDesc", zone="zoningCode"),
     dict(zone="RS-5000")),
    ("wake-nc", "NC", -78.64, 35.78, 2264, CURVED,
     dict(parcel="parno", address="siteadd", owner="ownname", legal="legdecfull"), {}),
    ("harris-tx", "TX", -95.4, 29.76, 2278, PLAIN, dict(parcel="HCAD_NUM", address="LocAddr"), {}),
    ("statewide-ne", "NE", -96.7, 40.81, 26852, PLAIN,
     dict(parcel="Parcel_ID", address="Ph_Full_Address", zone="Zoning", legal="Legal_Description"), dict(zone="R-2")),
    ("statewide-id", "ID", -116.2, 43.6, 4326, CURVED,
     dict(parcel="PARCEL_ID", address="SITE_ADD", legal="LGL_DESCR"), {}),
    ("statewide-ar", "AR", -92.3, 34.75, 26915, PLAIN, dict(parcel="parcelid", address="adrlabel", legal="parcellgl"), {}),
    ("statewide-mt", "MT", -111.04, 45.68, 4326, SPLIT,
     dict(parcel="PARCELID", address="AddressLine1", legal="LegalDescriptionShort"), {}),
    ("statewide-wv", "WV", -81.63, 38.35, 3857, PLAIN,
     dict(parcel="ParcelID", address="SAMSAddress", legal="FullLegalDescription"), {}),
    ("statewide-ms", "MS", -90.18, 32.3, 4326, CURVED,
     dict(parcel="parno", address="siteadd", zone="zoning", legal="legldesc"), dict(zone="R1A")),
    ("east-baton-rouge-la", "LA", -91.15, 30.45, 3452, PLAIN,
     dict(parcel="ASSESSMENT_NUM", address="PHYSICAL_ADDRESS", legal="LEGAL_DESCRIPTION"), {}),
    ("bernalillo-nm", "NM", -106.6, 35.1, 4326, PLAIN,
     dict(parcel="UPC", address="SitusAddressAll", legal="LegalDescription"), {}),
    ("dona-ana-nm", "NM", -106.78, 32.3, 2903, COURT, dict(parcel="PARCELNUMBER", address="SITUSADDRS"), {}),
    ("statewide-ma", "MA", -71.1, 42.37, 26986, PLAIN,
     dict(parcel="LOC_ID", address="SITE_ADDR", zone="ZONING"), dict(zone="SR2")),
    ("fulton-ga", "GA", -84.39, 33.75, 2240, CURVED, dict(parcel="ParcelID", address="Address"), {}),
    ("philadelphia-pa", "PA", -75.16, 39.95, 2272, PLAIN, dict(parcel="parcel_number", address="location"), {}),
    ("new-castle-de", "DE", -75.55, 39.74, 4326, PLAIN, dict(parcel="PIN_COMMON", address="LOC_ADDRESS"), {}),
    ("dekalb-il", "IL", -88.75, 41.93, 3435, PLAIN, dict(parcel="Parcel_Number"), {}),
    ("cook-il", "IL", -87.65, 41.88, 3435, SPLIT, dict(parcel="PIN14"), {}),
    ("statewide-vt", "VT", -72.58, 44.26, 4326, PLAIN, dict(parcel="SPAN", address="E911ADDR"), {}),
    ("mobile-al", "AL", -88.04, 30.69, 4326, PLAIN, dict(parcel="Parcel_Number", address="PropAddr1"), {}),
    ("flood-us", "US", -118.343, 46.065, 4326, COURT,
     dict(floodZone="FLD_ZONE", baseFlood="STATIC_BFE"), dict(floodZone="AE", baseFlood=812.5)),
    ("wetlands-us", "US", -118.343, 46.065, 4326, CURVED,
     dict(wetland="Wetlands.WETLAND_TYPE"), dict(wetland="Freshwater Emergent Wetland")),
]
OWN = dict(parcel="3607-21-0{}", address="{} TEST ST", owner="EXAMPLE OWNER {}", legal="LOT {}, BLOCK 2, EXAMPLE ADDITION")
UNITS = {"front": "ft"}


def shaped(longitude, latitude, code, rings):
    local = CRS.from_proj4(f"+proj=tmerc +lat_0={latitude} +lon_0={longitude} +k=1 +datum=WGS84 +units=ft")
    degrees = [[Transformer.from_crs(local, "EPSG:4326", always_xy=True).transform(*at) for at in ring] for ring in rings]
    if code == 4326:
        return degrees, degrees
    # Without a shift of the datum, as web maps draw NAD83.
    out = CRS.from_epsg(code)
    plain = CRS.from_proj4(out.to_proj4().replace("+datum=NAD83", "+datum=WGS84").replace("+ellps=GRS80", "+datum=WGS84"))
    to = Transformer.from_crs("EPSG:4326", plain, always_xy=True)
    return degrees, [[to.transform(*at) for at in ring] for ring in degrees]


found = []
for number, (id, state, longitude, latitude, code, rings, fields, values) in enumerate(LAYERS, 1):
    degrees, sent = shaped(longitude, latitude, code, rings)
    signed = [GEOD.polygon_area_perimeter(*zip(*ring))[0] for ring in degrees]
    texts = {name: OWN[name].format(number) for name in fields if name in OWN} | values
    digits = 9 if code == 4326 else 4
    found.append({
        "id": id,
        "state": state,
        "fields": fields,
        "values": texts,
        # Holes are wound the other way.
        "area": abs(signed[0]) - abs(signed[1]) if rings is COURT else sum(abs(one) for one in signed),
        "answer": {
            "spatialReference": {"wkid": 102100, "latestWkid": 3857} if code == 3857 else {"wkid": code, "latestWkid": code},
            "features": [{
                "attributes": {"OBJECTID": number} | {field: texts.get(name) for name, field in fields.items()},
                "geometry": {"rings": [[[round(x, digits), round(y, digits)] for x, y in [*ring, ring[0]]] for ring in sent]},
            }],
        },
    })
pathlib.Path(__file__).with_name("answers.json").write_text(
    "[\n" + ",\n".join(json.dumps(one) for one in found) + "\n]\n")
