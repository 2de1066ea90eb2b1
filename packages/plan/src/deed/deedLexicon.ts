// The words of deeds, as data: each set is a terminal of the grammar.
import { setOf } from '../reading/lexicon.ts';

export const months = setOf(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
);

/** Words with a number that is a name, not a measurement: "Lot 7", "Deed Book 25, Page 103", "Route 9". */
export const referenceNouns = setOf(
  'lot lots block blocks blk section sections sec township twp range rge tract tracts parcel parcels book bk page pages pg pp volume vol liber folio map plat cabinet slide sheet document doc instrument inst file case cause ordinance chapter survey abstract abst certificate warrant grant patent entry unit phase district dist land ward division addition no nos number numbers',
  'highway hwy route rte rt road rd street st avenue ave lane drive interstate us sr cr fm rm ih state county co circle boulevard blvd place pike trail way',
  'pls ls rls rpls lb lic license licensed registration reg surveyor cap stamped marked mkd tag tax apn pin pid key account id nad nad83 epoch zone factor exhibit item recorders reception recording db pb mb orb ob wb cb2 corner point monument station sta angle stake post pole corners points stations mile milepost tree trees course call line rebar job project drawing dwg rod pipe fence tower hydrant box deed record records title book clerk page or microfilm fee gov government govt fractional estate cor pt mon course2 ll dl gmd outlot outlots plan plans layout application app ser serial contract permit ncsr filing concession monuments mons mon markers marker bm benchmark traverse claim',
);

/** Things that are counted: "two dogwoods", "the following four courses". */
export const countedNouns = setOf(
  'rows course courses call calls lot lots parcel parcels tract tracts sides lines bearings arcs curves points posts irons times dollars other others distance distances person persons families',
  'tree trees oak oaks pine pines stake stakes pin pins stone stones rocks hickories dogwoods maples elms gums poplars ashes beeches walnut walnuts sugar sycamore sycamores cedar cedars locust locusts chestnut chestnuts willow willows',
  'small large white red black post spanish iron marked different adjoining certain',
);

/** With a compass point before them, these name a thing: "the North line", "West Street". */
export const compassThings = setOf(
  'line lines side sides half quarter qtr corner corners cor cors boundary boundaries bound bounds edge bank banks margin part portion end right row rw property lot lots section sections fraction face wall limit limits sideline extension prolongation shore slope fork branch prong bend post pin stake stone iron pipe monument abutter angle end1 quarters parcel tract terminus direction directions side1 projection ln li edges lands land',
  'avenue ave street st road rd lane drive boulevard blvd highway hwy court way place pike river creek lake county township carolina dakota virginia subdivision addition zone meridian coordinate coordinates coordinate1 parallel star pole',
);

/** Roads and streams: "a road running North". */
export const ways = setOf(
  'road street avenue lane highway creek branch river stream brook fence wall railroad line ridge path trail drain ditch alley spring run hollow fork',
);

export const verbs = setOf(
  'run running runs ran go goes going proceed proceeding proceeds continue continuing continues extending extend extends run; thence then bearing course along',
);

/** Words between a bearing and its length that affect neither. */
export const fillers = setOf(
  ', a an the distance distant of for - : = @ dist length same feet1 ) ( | course bearing on',
);

export const passWords = setOf('passing passes pass passed crossing crosses cross crossed');

export const onwardWords = setOf('continuing continue continues continued further farther additional onward');

/** With one of these, a length is a limit, not a measurement. */
export const hedges = setOf(
  'or between least most than up under over exceeding exceed some nearly not maximum minimum varying varies',
);

export const vague = setOf('about approximately approx ± estimated');

/** With one of these, a length or a bearing is quoted from another source. */
export const sources = setOf(
  'record recorded rec deed deeded plat platted called calc calculated measured meas measure field surveyed survey m r d p c f rec. title platted rs per r1 r2 r3 grid surface ground survey computed comp actual adjusted described original prorated deeds',
);

/** Before one of these, a length is the size of a thing: "a 20 foot alley", "30 feet wide". */
export const sizeNouns = setOf(
  'wide width high height tall deep depth thick long alley easement esmt road strip street lane roadway row rw public private utility drainage driveway drive access right-of-way buffer setback wall fence tree oak pine maple hickory post gap reservation contour radius1 highway avenue r/w railroad passageway walkway sidewalk culvert pipe concrete ingress sanitary sewer water power gas pipeline perpetual permanent square sq x diameter dia in1 elm ash poplar cedar',
);

/** Words that come after the edges: nothing that follows belongs to an edge. */
export const closers = setOf(
  'containing contains contain comprising comprises encompassing subject together excepting except exc reserving according excluding less save',
);

export const beginnings = setOf(
  'beginning begining commencing commence commences starting begin begins beg comm com',
);

/** Names of lot edges that give no direction. */
export const edgeNames = setOf('front frontage rear back side left right street line edge boundary');

export const streetNouns = setOf(
  'street st avenue ave road rd lane ln drive dr boulevard blvd highway hwy court ct way place pl pike trail circle terrace parkway square alley row fork river creek lake branch county township carolina dakota virginia addition subdivision run hill hills heights park bridge church school cemetery',
);

/** Words with a part in the grammar of calls: with a number, they name nothing. */
export const grammarWords = setOf(
  'thence then th the a an to at of on in by for from with and or along about passing crossing containing distance dist length feet bearing course direction line chord arc radius delta angle central tangent curve due running going continuing being having called record deed measured calculated azimuth az total all said same more less between beginning commencing pob begin commence',
);
