import {
  type Check,
  countPartOf,
  fail,
  notApplicable,
  note,
  type Proof,
  pass,
} from '../../model/check.ts';
import { type JsonLdBlock, type JsonLdNode, readJsonLd } from '../../page/json-ld.ts';
import { readWords } from '../../page/parse-page.ts';

/** The types of schema.org as of 2026, pending ones included. */
const names = `
3DModel AMRadioChannel APIReference AboutPage AcceptAction Accommodation AccountingService
AchieveAction Action ActionAccessSpecification ActionStatusType ActivateAction AddAction
AdministrativeArea AdultEntertainment AdultOrientedEnumeration AdvertiserContentArticle
AggregateOffer AggregateRating AgreeAction Airline Airport AlignmentObject AllocateAction AmpStory
AmusementPark AnalysisNewsArticle AnatomicalStructure AnatomicalSystem AnimalShelter Answer
Apartment ApartmentComplex AppendAction ApplyAction ApprovedIndication Aquarium ArchiveComponent
ArchiveOrganization ArriveAction ArtGallery Artery Article AskAction AskPublicNewsArticle
AssessAction AssignAction Atlas Attorney Audience AudioObject AudioObjectSnapshot Audiobook
Audiology AuthenticateAction AuthorizeAction AutoBodyShop AutoDealer AutoPartsStore AutoRental
AutoRepair AutoWash AutomatedTeller AutomotiveBusiness BackgroundNewsArticle Bakery BankAccount
BankOrCreditUnion BarOrPub Barcode Beach BeautySalon BedAndBreakfast BedDetails BedType
BefriendAction BikeStore BioChemEntity Blog BlogPosting BloodTest BoardingPolicyType
BoatReservation BoatTerminal BoatTrip BodyMeasurementTypeEnumeration BodyOfWater Bone Book
BookFormatType BookSeries BookStore BookmarkAction BorrowAction BowlingAlley BrainStructure Brand
BreadcrumbList Brewery Bridge BroadcastChannel BroadcastEvent BroadcastFrequencySpecification
BroadcastService BrokerageAccount BuddhistTemple BusOrCoach BusReservation BusStation BusStop
BusTrip BusinessAudience BusinessEntityType BusinessEvent BusinessFunction BuyAction CDCPMDRecord
CableOrSatelliteService CafeOrCoffeeShop Campground CampingPitch Canal CancelAction Car
CarUsageType Casino CategoryCode CategoryCodeSet CatholicChurch Cemetery Certification
CertificationStatusEnumeration Chapter CheckAction CheckInAction CheckOutAction CheckoutPage
ChemicalSubstance ChildCare ChildrensEvent ChooseAction Church City CityHall CivicStructure Claim
ClaimReview Class Clip ClothingStore Code Collection CollectionPage CollegeOrUniversity ComedyClub
ComedyEvent ComicCoverArt ComicIssue ComicSeries ComicStory Comment CommentAction
CommunicateAction CommunityHealth CompleteDataFeed CompoundPriceSpecification ComputerLanguage
ComputerStore ConferenceEvent ConfirmAction Consortium ConstraintNode ConsumeAction ContactPage
ContactPoint ContactPointOption Continent ControlAction ConvenienceStore Conversation CookAction
Cooperative Corporation CorrectionComment Country Course CourseInstance Courthouse CoverArt
CovidTestingFacility CreateAction CreativeWork CreativeWorkSeason CreativeWorkSeries Credential
CreditCard Crematorium CriticReview CurrencyConversionService DDxElement DENonprofitType
DanceEvent DanceGroup DataCatalog DataDownload DataFeed DataFeedItem Dataset
DatedMoneySpecification DayOfWeek DaySpa DeactivateAction DeclarationOfConformity
DefenceEstablishment DefinedRegion DefinedTerm DefinedTermSet DeleteAction
DeliveryChargeSpecification DeliveryEvent DeliveryMethod DeliveryTimeSettings Demand Dentist
DepartAction DepartmentStore DepositAccount Dermatology DiagnosticLab DiagnosticProcedure Diet
DietNutrition DietarySupplement DigitalDocument DigitalDocumentPermission
DigitalDocumentPermissionType DigitalPlatformEnumeration DigitalProductPassport DisagreeAction
DiscoverAction DiscussionForumPosting DislikeAction Distillery DonateAction DoseSchedule
DownloadAction DrawAction Drawing DrinkAction DriveWheelConfigurationValue Drug DrugClass DrugCost
DrugCostCategory DrugLegalStatus DrugPregnancyCategory DrugPrescriptionStatus DrugStrength
DryCleaningOrLaundry EUEnergyEfficiencyEnumeration EatAction EducationEvent EducationalAudience
EducationalOccupationalCredential EducationalOccupationalProgram EducationalOrganization
Electrician ElectronicsStore ElementarySchool EmailMessage Embassy Emergency EmergencyService
EmployeeRole EmployerAggregateRating EmployerReview EmploymentAgency EndorseAction
EndorsementRating EnergyConsumptionDetails EnergyEfficiencyEnumeration
EnergyStarEnergyEfficiencyEnumeration EngineSpecification EntertainmentBusiness EntryPoint
Enumeration EnvironmentalProductDeclaration Episode Error Event EventAttendanceModeEnumeration
EventReservation EventSeries EventStatusType EventVenue ExchangeRateSpecification ExerciseAction
ExerciseGym ExercisePlan ExhibitionEvent FAQPage FMRadioChannel FastFoodRestaurant Festival
FilmAction FinancialIncentive FinancialProduct FinancialService FindAction FireStation Flight
FlightReservation FloorPlan Florist FollowAction FoodEstablishment FoodEstablishmentReservation
FoodEvent FoodService FulfillmentTypeEnumeration FundingAgency FundingScheme FurnitureStore Game
GameAvailabilityEnumeration GamePlayMode GameServer GameServerStatus GardenStore GasStation
GatedResidenceCommunity GenderType Gene GeneralContractor GeoCircle GeoCoordinates GeoShape
GeospatialGeometry Geriatric GiveAction GolfCourse GovernmentBenefitsType GovernmentBuilding
GovernmentOffice GovernmentOrganization GovernmentPermit GovernmentService Grant GroceryStore
Guide Gynecologic HVACBusiness Hackathon HairSalon HardwareStore HealthAndBeautyBusiness
HealthAspectEnumeration HealthClub HealthInsurancePlan HealthPlanCostSharingSpecification
HealthPlanFormulary HealthPlanNetwork HealthTopicContent HighSchool HinduTemple HobbyShop
HomeAndConstructionBusiness HomeGoodsStore Hospital Hostel Hotel HotelRoom House HousePainter
HowTo HowToDirection HowToItem HowToSection HowToStep HowToSupply HowToTip HowToTool HyperToc
HyperTocEntry IPTCDigitalSourceEnumeration ITNonprofitType IceCreamShop IgnoreAction ImageGallery
ImageObject ImageObjectSnapshot ImagingTest IncentiveQualifiedExpenseType IncentiveStatus
IncentiveType IndividualPhysician IndividualProduct InfectiousAgentClass InfectiousDisease
InformAction InsertAction InstallAction InstantaneousEvent InsuranceAgency Intangible
InteractAction InteractionCounter InternetCafe InvestmentFund InvestmentOrDeposit InviteAction
Invoice ItemAvailability ItemList ItemListOrderType ItemPage JewelryStore JobPosting JoinAction
Joint LakeBodyOfWater Landform LandmarksOrHistoricalBuildings Language LearningResource
LeaveAction LegalForceStatus LegalService LegalValueLevel Legislation LegislationObject
LegislativeBuilding LendAction Library LibrarySystem LifestyleModification Ligament LikeAction
LinkRole LiquorStore ListItem ListenAction LiteraryEvent LiveBlogPosting LoanOrCredit
LocalBusiness LocationFeatureSpecification Locksmith LodgingBusiness LodgingReservation
LoginAction LoseAction LymphaticVessel Manuscript Map MapCategoryType MarryAction MathSolver
MaximumDoseSchedule MeasurementMethodEnum MeasurementTypeEnumeration MediaEnumeration MediaGallery
MediaManipulationRatingEnumeration MediaObject MediaReview MediaReviewItem MediaSubscription
MedicalAudience MedicalAudienceType MedicalBusiness MedicalCause MedicalClinic MedicalCode
MedicalCondition MedicalConditionStage MedicalContraindication MedicalDevice MedicalDevicePurpose
MedicalEntity MedicalEnumeration MedicalEvidenceLevel MedicalGuideline
MedicalGuidelineContraindication MedicalGuidelineRecommendation MedicalImagingTechnique
MedicalIndication MedicalIntangible MedicalObservationalStudy MedicalObservationalStudyDesign
MedicalOrganization MedicalProcedure MedicalProcedureType MedicalRiskCalculator
MedicalRiskEstimator MedicalRiskFactor MedicalRiskScore MedicalScholarlyArticle MedicalSign
MedicalSignOrSymptom MedicalSpecialty MedicalStudy MedicalStudyStatus MedicalSymptom MedicalTest
MedicalTestPanel MedicalTherapy MedicalTrial MedicalTrialDesign MedicalWebPage MedicineSystem
MeetingRoom MemberProgram MemberProgramTier MensClothingStore Menu MenuItem MenuSection
MerchantReturnEnumeration MerchantReturnPolicy MerchantReturnPolicySeasonalOverride Message
MiddleSchool Midwifery MobileApplication MobilePhoneStore MolecularEntity MonetaryAmount
MonetaryAmountDistribution MonetaryGrant MoneyTransfer MortgageLoan Mosque Motel Motorcycle
MotorcycleDealer MotorcycleRepair MotorizedBicycle Mountain MoveAction Movie MovieClip
MovieRentalStore MovieSeries MovieTheater MovingCompany Muscle Museum MusicAlbum
MusicAlbumProductionType MusicAlbumReleaseType MusicComposition MusicEvent MusicGroup
MusicPlaylist MusicRecording MusicRelease MusicReleaseFormatType MusicStore MusicVenue
MusicVideoObject NGO NLNonprofitType NailSalon Nerve NewsArticle NewsMediaOrganization Newspaper
NightClub NonprofitType Notary NoteDigitalDocument Nursing NutritionInformation Observation
Obstetric Occupation OccupationalExperienceRequirements OccupationalTherapy OceanBodyOfWater Offer
OfferCatalog OfferForLease OfferForPurchase OfferItemCondition OfferShippingDetails
OfficeEquipmentStore OnDemandEvent Oncologic OnlineBusiness OnlineMarketplace OnlineStore
OpeningHoursSpecification OperatingSystem Ophthalmology OpinionNewsArticle Optician Optometric
Order OrderAction OrderItem OrderStatus Organization OrganizationRole OrganizeAction
Otolaryngologic OutletStore OwnershipInfo PaintAction Painting PalliativeProcedure ParcelDelivery
ParentAudience Park ParkingFacility PathologyTest Patient PawnShop PayAction PaymentCard
PaymentChargeSpecification PaymentMethod PaymentMethodType PaymentService PaymentStatusType
Pediatric PeopleAudience PerformAction PerformanceRole PerformingArtsEvent PerformingArtsTheater
PerformingGroup Periodical Permit Person PetStore Pharmacy Photograph PhotographAction
PhysicalActivity PhysicalActivityCategory PhysicalExam PhysicalTherapy Physician PhysiciansOffice
Physiotherapy Place PlaceOfWorship PlanAction PlasticSurgery Play PlayAction PlayGameAction
Playground Plumber PodcastEpisode PodcastSeason PodcastSeries Podiatric PoliceStation
PoliticalParty Pond PostOffice PostalAddress PostalCodeRangeSpecification Poster PreOrderAction
PrependAction Preschool PresentationDigitalDocument PreventionIndication
PriceComponentTypeEnumeration PriceSpecification PriceTypeEnumeration PrimaryCare Product
ProductCollection ProductGroup ProductModel ProductReturnEnumeration ProductReturnPolicy
ProfessionalService ProfilePage ProgramMembership Project PronounceableText Property PropertyValue
PropertyValueSpecification Protein Psychiatric PsychologicalTreatment PublicHealth
PublicSwimmingPool PublicToilet PublicationEvent PublicationIssue PublicationVolume PurchaseType
QAPage QualitativeValue QuantitativeValue QuantitativeValueDistribution Question Quiz Quotation
QuoteAction RVPark RadiationTherapy RadioBroadcastService RadioChannel RadioClip RadioEpisode
RadioSeason RadioSeries RadioStation Rating ReactAction ReadAction RealEstateAgent
RealEstateListing ReceiveAction Recipe Recommendation RecommendedDoseSchedule RecyclingCenter
RefundTypeEnumeration RegisterAction RejectAction RentAction RentalCarReservation
RepaymentSpecification ReplaceAction ReplyAction Report ReportageNewsArticle ReportedDoseSchedule
ResearchOrganization ResearchProject Researcher Reservation ReservationPackage
ReservationStatusType ReserveAction Reservoir ResetPasswordAction Residence Resort
RespiratoryTherapy Restaurant RestrictedDiet ResumeAction ReturnAction ReturnFeesEnumeration
ReturnLabelSourceEnumeration ReturnMethodEnumeration Review ReviewAction ReviewNewsArticle
RiverBodyOfWater Role RoofingContractor Room RsvpAction RsvpResponseType RuntimePlatform SaleEvent
SatiricalArticle Schedule ScheduleAction ScholarlyArticle School SchoolDistrict ScreeningEvent
Sculpture SeaBodyOfWater SearchAction SearchRescueOrganization SearchResultsPage Season Seat
SeekToAction SelfStorage SellAction SendAction SequentialArt Series Service ServiceChannel
ServicePeriod ShareAction SheetMusic ShippingConditions ShippingDeliveryTime ShippingRateSettings
ShippingService ShoeStore ShoppingCenter ShortStory SingleFamilyResidence SiteNavigationElement
SizeGroupEnumeration SizeSpecification SizeSystemEnumeration SkiResort SocialEvent
SocialMediaPosting SoftwareApplication SoftwareSourceCode SolveMathAction SomeProducts
SpeakableSpecification SpecialAnnouncement Specialty SportingGoodsStore SportsActivityLocation
SportsClub SportsEvent SportsOrganization SportsTeam SpreadsheetDigitalDocument StadiumOrArena
State Statement StatisticalPopulation StatisticalVariable StatusEnumeration SteeringPositionValue
Store StructuredValue StupidType SubscribeAction Substance SubwayStation Suite SuperficialAnatomy
SurgicalProcedure SuspendAction Syllabus Synagogue TVClip TVEpisode TVSeason TVSeries Table
TakeAction TattooParlor Taxi TaxiReservation TaxiService TaxiStand Taxon TechArticle
TelevisionChannel TelevisionStation TennisComplex TextDigitalDocument TextObject TheaterEvent
TheaterGroup TherapeuticProcedure Thesis Thing Ticket TieAction TierBenefitEnumeration TipAction
TireShop TouristAttraction TouristDestination TouristInformationCenter TouristTrip ToyStore
TrackAction TradeAction TrainReservation TrainStation TrainTrip TransferAction TravelAction
TravelAgency TreatmentIndication Trip TypeAndQuantityNode UKNonprofitType USNonprofitType
UnRegisterAction UnitPriceSpecification UpdateAction UseAction UserBlocks UserCheckins
UserComments UserDownloads UserInteraction UserLikes UserPageVisits UserPlays UserPlusOnes
UserReview UserTweets VacationRental Vehicle Vein Vessel VeterinaryCare VideoGallery VideoGame
VideoGameClip VideoGameSeries VideoObject VideoObjectSnapshot ViewAction VirtualLocation
VisualArtsEvent VisualArtwork VitalSign Volcano VoteAction WPAdBlock WPFooter WPHeader WPSideBar
WantAction WarrantyPromise WarrantyScope WatchAction Waterfall WearAction
WearableMeasurementTypeEnumeration WearableSizeGroupEnumeration WearableSizeSystemEnumeration
WebAPI WebApplication WebContent WebPage WebPageElement WebSite WholesaleStore WinAction Winery
WorkBasedProgram WorkersUnion WriteAction Zoo
`;

const known = new Set(names.trim().split(/\s+/));

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const byLetters = new Map([...known].map((name) => [lettersOf(name), name]));

function isSchemaType(name: string): boolean {
  return known.has(name);
}

/** The type with that name in other case or spacing: `LocalBusiness`. */
function findMeantSchemaType(name: string): string | null {
  return byLetters.get(lettersOf(name)) ?? null;
}

const schemaContext = /^(?:(?:https?:)?\/\/)?(?:www\.)?schema\.org(?:\/|$)/i;

/** Types of other vocabularies have a prefix or are addresses. */
function ownTypes(nodes: readonly JsonLdNode[]): string[] {
  return nodes.flatMap(({ types }) => types).filter((type) => !/[:/]/.test(type));
}

/** Things with the full type address need no context. */
function isInFull({ properties }: JsonLdNode): boolean {
  return JSON.stringify(properties['@type'] ?? '').includes('schema.org/');
}

/** The fault of a block; null for none, or for another vocabulary. */
function faultOf(block: JsonLdBlock, nodes: readonly JsonLdNode[]): string | null {
  if (block.error !== null) return `It can’t be read: ${block.error}`;
  if (block.contexts.length === 0) {
    return nodes.every(isInFull)
      ? null
      : 'It does not say that it speaks of schema.org (@context).';
  }
  if (!block.contexts.some((context) => schemaContext.test(context))) return null;
  for (const type of ownTypes(nodes)) {
    const meant = isSchemaType(type) ? null : findMeantSchemaType(type);
    if (meant !== null) return `The type “${type}” is written ${meant}.`;
  }
  return null;
}

export const seoJsonLd: Check = {
  id: 'seo-json-ld',
  severity: 'medium',
  title: 'Structured data has mistakes',
  passed: 'Structured data without mistakes',
  why: 'Structured data tells Google your opening hours, prices and reviews, so that it can show them. With a mistake in it, all of it is ignored.',
  fix: 'Correct the JSON-LD blocks: valid JSON, "@context": "https://schema.org" and types that schema.org has. Google’s Rich Results Test shows the place.',
  remedy: 'build',
  sourceName: 'Google Search Central, structured data',
  sourceUrl: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
  judge({ page }) {
    const { blocks, nodes } = readJsonLd(page);
    // An empty block waits for a script to fill it.
    const filled = blocks
      .map((block, index) => ({ block, nodes: nodes.filter((node) => node.block === index) }))
      .filter(({ block }) => readWords(block.element) !== '');
    if (filled.length === 0)
      return notApplicable('There is no structured data (JSON-LD) on the page.');

    const faulty = filled.flatMap(({ block, nodes }): Proof[] => {
      const remark = faultOf(block, nodes);
      const value = readWords(block.element);
      return remark === null ? [] : [{ kind: 'text', value, remark }];
    });
    if (faulty.length > 0) {
      return fail(
        `${countPartOf(faulty.length, filled.length, 'block')} of structured data ${faulty.length === 1 ? 'has' : 'have'} a mistake.`,
        faulty,
        { share: (filled.length - faulty.length) / filled.length },
      );
    }
    const types = [...new Set(filled.flatMap(({ nodes }) => ownTypes(nodes)))];
    const unheard = types.filter((type) => !isSchemaType(type));
    if (unheard.length > 0) {
      return note(
        'The structured data can be read, but names a type that schema.org may not have.',
        unheard.map((type) => ({ kind: 'text', value: type })),
      );
    }
    return types.length > 0
      ? pass(`Structured data: ${types.slice(0, 8).join(', ')}.`)
      : note('The structured data can be read, but does not say what it describes (@type).');
  },
};
