import type { JsonLdNode } from './json-ld.ts';

// As of November 2026: https://schema.org/LocalBusiness and https://schema.org/Organization with
// everything below them. New types are rare.

const localBusinessTypes = new Set(
  `LocalBusiness
  AccountingService AdultEntertainment AmusementPark AnimalShelter ArchiveOrganization ArtGallery
  Attorney Audiology AutoBodyShop AutoDealer AutoPartsStore AutoRental AutoRepair AutoWash
  AutomatedTeller AutomotiveBusiness Bakery BankOrCreditUnion BarOrPub BeautySalon BedAndBreakfast
  BikeStore BookStore BowlingAlley Brewery CafeOrCoffeeShop Campground Casino ChildCare
  ClothingStore ComedyClub CommunityHealth ComputerStore ConvenienceStore CovidTestingFacility
  DaySpa Dentist DepartmentStore Dermatology DietNutrition Distillery DryCleaningOrLaundry
  Electrician ElectronicsStore Emergency EmergencyService EmploymentAgency EntertainmentBusiness
  ExerciseGym FastFoodRestaurant FinancialService FireStation Florist FoodEstablishment
  FurnitureStore GardenStore GasStation GeneralContractor Geriatric GolfCourse GovernmentOffice
  GroceryStore Gynecologic HVACBusiness HairSalon HardwareStore HealthAndBeautyBusiness HealthClub
  HobbyShop HomeAndConstructionBusiness HomeGoodsStore Hospital Hostel Hotel HousePainter
  IceCreamShop IndividualPhysician InsuranceAgency InternetCafe JewelryStore LegalService Library
  LiquorStore Locksmith LodgingBusiness MedicalBusiness MedicalClinic MensClothingStore Midwifery
  MobilePhoneStore Motel MotorcycleDealer MotorcycleRepair MovieRentalStore MovieTheater
  MovingCompany MusicStore NailSalon NightClub Notary Nursing Obstetric OfficeEquipmentStore
  Oncologic Ophthalmology Optician Optometric Otolaryngologic OutletStore PawnShop Pediatric
  PetStore Pharmacy Physician PhysiciansOffice Physiotherapy PlasticSurgery Plumber Podiatric
  PoliceStation PostOffice PrimaryCare ProfessionalService Psychiatric PublicHealth
  PublicSwimmingPool RadioStation RealEstateAgent RecyclingCenter Resort Restaurant
  RoofingContractor SelfStorage ShoeStore ShoppingCenter SkiResort SportingGoodsStore
  SportsActivityLocation SportsClub StadiumOrArena Store TattooParlor TelevisionStation
  TennisComplex TireShop TouristInformationCenter ToyStore TravelAgency VacationRental
  WholesaleStore Winery`.split(/\s+/),
);

/** Everything below Organization that is no LocalBusiness. */
const otherOrganizationTypes = new Set(
  `Organization
  Airline CollegeOrUniversity Consortium Cooperative Corporation DanceGroup DiagnosticLab
  EducationalOrganization ElementarySchool FundingAgency FundingScheme GovernmentOrganization
  HighSchool LibrarySystem MedicalOrganization MiddleSchool MusicGroup NGO NewsMediaOrganization
  OnlineBusiness OnlineMarketplace OnlineStore PerformingGroup PoliticalParty Preschool Project
  ResearchOrganization ResearchProject School SearchRescueOrganization SportsOrganization
  SportsTeam TheaterGroup VeterinaryCare WorkersUnion`.split(/\s+/),
);

/**
 * A business with a place or an area, in the words of schema.org. A vet is one to everybody but its
 * tree of types.
 */
export function isLocalBusiness({ types }: JsonLdNode): boolean {
  return types.some((type) => localBusinessTypes.has(type) || type === 'VeterinaryCare');
}

/** A company, club, school or other body, local businesses included. */
export function isOrganization(node: JsonLdNode): boolean {
  return isLocalBusiness(node) || node.types.some((type) => otherOrganizationTypes.has(type));
}
