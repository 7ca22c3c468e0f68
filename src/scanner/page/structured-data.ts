import type { Element } from 'domhandler';
import { wordSet } from '../model/check.ts';
import { type JsonLd, type JsonLdNode, readJsonLd } from './json-ld.ts';
import { readTextLines } from './page-text.ts';
import { memoisePerPage, type ParsedPage, withAncestors } from './parse-page.ts';

const MAX_VALUE = 1_000;
const MAX_VALUES = 200;
const schemaType = /^https?:\/\/(?:www\.)?schema\.org\//i;

interface Marking {
  typesOf(element: Element): string[];
  namesOf(element: Element): string[];
}

function words(value: string | undefined): string[] {
  return (value ?? '').split(/\s+/).filter((word) => word !== '');
}

const microdata: Marking = {
  typesOf: ({ attribs }) =>
    attribs.itemscope === undefined
      ? []
      : words(attribs.itemtype)
          .filter((type) => schemaType.test(type))
          .map((type) => type.replace(schemaType, '')),
  namesOf: ({ attribs }) => words(attribs.itemprop),
};

const rdfa: Marking = {
  typesOf: ({ attribs }) =>
    words(attribs.typeof).map((type) => type.replace(schemaType, '').replace(/^schema:/, '')),
  namesOf: ({ attribs }) => words(attribs.property).map((name) => name.replace(/^schema:/, '')),
};

function propertyValue(element: Element): string {
  const { content, href, src, datetime } = element.attribs;
  return (
    content ??
    href ??
    src ??
    datetime ??
    readTextLines(element, { maxLetters: MAX_VALUE })
  ).slice(0, MAX_VALUE);
}

function thingsIn(page: ParsedPage, { typesOf, namesOf }: Marking): JsonLdNode[] {
  const things = new Map<Element, Record<string, unknown[]>>();
  const nodes: JsonLdNode[] = [];
  const around = (element: Element) => {
    const outer = withAncestors(element)
      .slice(1)
      .find((at) => things.has(at));
    return outer && things.get(outer);
  };
  for (const element of page.elements) {
    const types = typesOf(element);
    const names = namesOf(element);
    if (types.length === 0 && names.length === 0) continue;
    const outer = around(element);
    let value: unknown = null;
    if (types.length > 0) {
      const properties: Record<string, unknown[]> = Object.create(null);
      properties['@type'] = types;
      things.set(element, properties);
      const id = element.attribs.itemid ?? element.attribs.resource ?? null;
      nodes.push({ types, id, properties, isTop: !outer || names.length === 0, block: -1 });
      value = properties;
    } else if (outer) {
      value = propertyValue(element);
    }
    if (!outer) continue;
    for (const name of names) {
      const values = outer[name] ?? [];
      if (values.length < MAX_VALUES) values.push(value);
      outer[name] = values;
    }
  }
  return nodes;
}

/** Microdata and RDFa Lite in the form of JSON-LD. `itemref` is not supported. */
function readMicrodata(page: ParsedPage): JsonLdNode[] {
  const usesRdfa = page.elements.some(({ attribs: { vocab, typeof: types } }) =>
    /schema\.org|^schema:/.test(vocab ?? types ?? ''),
  );
  return [...thingsIn(page, microdata), ...(usesRdfa ? thingsIn(page, rdfa) : [])];
}

export type StructuredData = Pick<JsonLd, 'nodes' | 'byId'>;

export const structuredData = memoisePerPage((page): StructuredData => {
  const { nodes, byId } = readJsonLd(page);
  return { nodes: [...nodes, ...readMicrodata(page)], byId };
});

// November 2026: https://schema.org/LocalBusiness, https://schema.org/Organization and all
// subtypes. New types are rare.

const localBusinessTypes = wordSet(`
  LocalBusiness AccountingService AdultEntertainment AmusementPark AnimalShelter ArchiveOrganization
  ArtGallery Attorney Audiology AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair
  AutoWash AutomatedTeller AutomotiveBusiness Bakery BankOrCreditUnion BarOrPub BeautySalon
  BedAndBreakfast BikeStore BookStore BowlingAlley Brewery CafeOrCoffeeShop Campground Casino
  ChildCare ClothingStore ComedyClub CommunityHealth ComputerStore ConvenienceStore
  CovidTestingFacility DaySpa Dentist DepartmentStore Dermatology DietNutrition Distillery
  DryCleaningOrLaundry Electrician ElectronicsStore Emergency EmergencyService EmploymentAgency
  EntertainmentBusiness ExerciseGym FastFoodRestaurant FinancialService FireStation Florist
  FoodEstablishment FurnitureStore GardenStore GasStation GeneralContractor Geriatric GolfCourse
  GovernmentOffice GroceryStore Gynecologic HVACBusiness HairSalon HardwareStore
  HealthAndBeautyBusiness HealthClub HobbyShop HomeAndConstructionBusiness HomeGoodsStore Hospital
  Hostel Hotel HousePainter IceCreamShop IndividualPhysician InsuranceAgency InternetCafe
  JewelryStore LegalService Library LiquorStore Locksmith LodgingBusiness MedicalBusiness
  MedicalClinic MensClothingStore Midwifery MobilePhoneStore Motel MotorcycleDealer MotorcycleRepair
  MovieRentalStore MovieTheater MovingCompany MusicStore NailSalon NightClub Notary Nursing
  Obstetric OfficeEquipmentStore Oncologic Ophthalmology Optician Optometric Otolaryngologic
  OutletStore PawnShop Pediatric PetStore Pharmacy Physician PhysiciansOffice Physiotherapy
  PlasticSurgery Plumber Podiatric PoliceStation PostOffice PrimaryCare ProfessionalService
  Psychiatric PublicHealth PublicSwimmingPool RadioStation RealEstateAgent RecyclingCenter Resort
  Restaurant RoofingContractor SelfStorage ShoeStore ShoppingCenter SkiResort SportingGoodsStore
  SportsActivityLocation SportsClub StadiumOrArena Store TattooParlor TelevisionStation
  TennisComplex TireShop TouristInformationCenter ToyStore TravelAgency VacationRental
  WholesaleStore Winery
`);

const otherOrganizationTypes = wordSet(`
  Organization Airline CollegeOrUniversity Consortium Cooperative Corporation DanceGroup
  DiagnosticLab EducationalOrganization ElementarySchool FundingAgency FundingScheme
  GovernmentOrganization HighSchool LibrarySystem MedicalOrganization MiddleSchool MusicGroup NGO
  NewsMediaOrganization OnlineBusiness OnlineMarketplace OnlineStore PerformingGroup PoliticalParty
  Preschool Project ResearchOrganization ResearchProject School SearchRescueOrganization
  SportsOrganization SportsTeam TheaterGroup VeterinaryCare WorkersUnion
`);

export const organizationTypes: ReadonlySet<string> = new Set([
  ...localBusinessTypes,
  ...otherOrganizationTypes,
]);

/** VeterinaryCare is a local business in practice, though not in schema.org's tree. */
export function isLocalBusiness({ types }: JsonLdNode): boolean {
  return types.some((type) => localBusinessTypes.has(type) || type === 'VeterinaryCare');
}

export function isOrganization({ types }: JsonLdNode): boolean {
  return types.some((type) => organizationTypes.has(type));
}
