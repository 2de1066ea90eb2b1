# Writes noaaSun.json: where the sun stands at 100 places, dates and hours, by the formulas of the columns of NOAA's spreadsheet
# NOAA_Solar_Calculations_day.xls (gml.noaa.gov/grad/solcalc/calcdetails.html), column by column, with its refraction, which
# is in four pieces. It shares no code with ours. Run: python3 noaaSun.py > noaaSun.json
import json
import random
from datetime import datetime, timedelta, timezone
from math import acos, asin, atan2, cos, degrees, radians, sin, tan

random.seed(39)


def sun(when, latitude, longitude):
    """Azimuth from north and height with refraction, in degrees; when: UTC."""
    days = (when - datetime(1899, 12, 30, tzinfo=timezone.utc)) / timedelta(days=1)
    past_midnight = days % 1
    julian = int(days) + 2415018.5 + past_midnight
    century = (julian - 2451545) / 36525
    mean_long = (280.46646 + century * (36000.76983 + century * 0.0003032)) % 360
    mean_anom = 357.52911 + century * (35999.05029 - 0.0001537 * century)
    eccent = 0.016708634 - century * (0.000042037 + 0.0000001267 * century)
    center = (
        sin(radians(mean_anom)) * (1.914602 - century * (0.004817 + 0.000014 * century))
        + sin(radians(2 * mean_anom)) * (0.019993 - 0.000101 * century)
        + sin(radians(3 * mean_anom)) * 0.000289
    )
    true_long = mean_long + center
    app_long = true_long - 0.00569 - 0.00478 * sin(radians(125.04 - 1934.136 * century))
    mean_obliq = 23 + (26 + (21.448 - century * (46.815 + century * (0.00059 - century * 0.001813))) / 60) / 60
    obliq = mean_obliq + 0.00256 * cos(radians(125.04 - 1934.136 * century))
    declin = degrees(asin(sin(radians(obliq)) * sin(radians(app_long))))
    y = tan(radians(obliq / 2)) ** 2
    equation = 4 * degrees(
        y * sin(2 * radians(mean_long))
        - 2 * eccent * sin(radians(mean_anom))
        + 4 * eccent * y * sin(radians(mean_anom)) * cos(2 * radians(mean_long))
        - 0.5 * y * y * sin(4 * radians(mean_long))
        - 1.25 * eccent * eccent * sin(2 * radians(mean_anom))
    )
    true_time = (past_midnight * 1440 + equation + 4 * longitude) % 1440
    hour = true_time / 4 + 180 if true_time / 4 < 0 else true_time / 4 - 180
    zenith = degrees(
        acos(
            sin(radians(latitude)) * sin(radians(declin))
            + cos(radians(latitude)) * cos(radians(declin)) * cos(radians(hour))
        )
    )
    height = 90 - zenith
    if height > 85:
        refraction = 0.0
    elif height > 5:
        t = tan(radians(height))
        refraction = 58.1 / t - 0.07 / t**3 + 0.000086 / t**5
    elif height > -0.575:
        refraction = 1735 + height * (-518.2 + height * (103.4 + height * (-12.79 + height * 0.711)))
    else:
        refraction = -20.772 / tan(radians(height))
    cosine = (sin(radians(latitude)) * cos(radians(zenith)) - sin(radians(declin))) / (
        cos(radians(latitude)) * sin(radians(zenith))
    )
    angle = degrees(acos(max(-1, min(1, cosine))))
    azimuth = (angle + 180) % 360 if hour > 0 else (540 - angle) % 360
    return azimuth, height + refraction / 3600


places = {
    "Tromso": (69.6492, 18.9553),
    "Longyearbyen": (78.2232, 15.6267),
    "McMurdo": (-77.8419, 166.6863),
    "Utqiagvik": (71.2906, -156.7886),
    "Sydney": (-33.8688, 151.2093),
    "Hobart": (-42.8821, 147.3272),
    "Auckland": (-36.8509, 174.7645),
    "Christchurch": (-43.5321, 172.6362),
    "Ushuaia": (-54.8019, -68.303),
    "Quito": (-0.1807, -78.4678),
    "Singapore": (1.3521, 103.8198),
    "Honolulu": (21.3069, -157.8583),
    "Los Angeles": (33.9192, -117.8898),
    "Edmonton": (53.5461, -113.4938),
    "New York": (40.7128, -74.006),
    "London": (51.5072, -0.1276),
    "Suva": (-18.1248, 178.4501),
    "Apia": (-13.8507, -171.7514),
    "Cape Town": (-33.9249, 18.4241),
    "Reykjavik": (64.1466, -21.9426),
}

rows = []
for name, (latitude, longitude) in places.items():
    for _ in range(5):
        when = datetime(random.randint(1990, 2060), 1, 1, tzinfo=timezone.utc) + timedelta(
            minutes=random.randrange(365 * 1440)
        )
        azimuth, height = sun(when, latitude, longitude)
        rows.append(
            [name, latitude, longitude, when.strftime("%Y-%m-%dT%H:%MZ"), round(azimuth, 4), round(height, 4)]
        )
print("[\n" + ",\n".join("  " + json.dumps(row) for row in rows) + "\n]")
