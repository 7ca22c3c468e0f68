import {
  type Check,
  countPartOf,
  fail,
  notApplicable,
  note,
  type Proof,
  pass,
  wordSet,
} from '../../model/check.ts';
import { type JsonLdBlock, type JsonLdNode, readJsonLd } from '../../page/json-ld.ts';
import { readWords } from '../../page/parse-page.ts';
import { organizationTypes } from '../../page/structured-data.ts';

/** The other types of schema.org as of 2026, pending ones included. */
const otherTypes = wordSet(`
  3DModel AMRadioChannel APIReference AboutPage AcceptAction Accommodation AchieveAction Action
  ActionAccessSpecification ActionStatusType ActivateAction AddAction AdministrativeArea
  AdultOrientedEnumeration AdvertiserContentArticle AggregateOffer AggregateRating AgreeAction
  Airport AlignmentObject AllocateAction AmpStory AnalysisNewsArticle AnatomicalStructure
  AnatomicalSystem Answer Apartment ApartmentComplex AppendAction ApplyAction ApprovedIndication
  Aquarium ArchiveComponent ArriveAction Artery Article AskAction AskPublicNewsArticle AssessAction
  AssignAction Atlas Audience AudioObject AudioObjectSnapshot Audiobook AuthenticateAction
  AuthorizeAction BackgroundNewsArticle BankAccount Barcode Beach BedDetails BedType BefriendAction
  BioChemEntity Blog BlogPosting BloodTest BoardingPolicyType BoatReservation BoatTerminal BoatTrip
  BodyMeasurementTypeEnumeration BodyOfWater Bone Book BookFormatType BookSeries BookmarkAction
  BorrowAction BrainStructure Brand BreadcrumbList Bridge BroadcastChannel BroadcastEvent
  BroadcastFrequencySpecification BroadcastService BrokerageAccount BuddhistTemple BusOrCoach
  BusReservation BusStation BusStop BusTrip BusinessAudience BusinessEntityType BusinessEvent
  BusinessFunction BuyAction CDCPMDRecord CableOrSatelliteService CampingPitch Canal CancelAction
  Car CarUsageType CategoryCode CategoryCodeSet CatholicChurch Cemetery Certification
  CertificationStatusEnumeration Chapter CheckAction CheckInAction CheckOutAction CheckoutPage
  ChemicalSubstance ChildrensEvent ChooseAction Church City CityHall CivicStructure Claim
  ClaimReview Class Clip Code Collection CollectionPage ComedyEvent ComicCoverArt ComicIssue
  ComicSeries ComicStory Comment CommentAction CommunicateAction CompleteDataFeed
  CompoundPriceSpecification ComputerLanguage ConferenceEvent ConfirmAction ConstraintNode
  ConsumeAction ContactPage ContactPoint ContactPointOption Continent ControlAction Conversation
  CookAction CorrectionComment Country Course CourseInstance Courthouse CoverArt CreateAction
  CreativeWork CreativeWorkSeason CreativeWorkSeries Credential CreditCard Crematorium CriticReview
  CurrencyConversionService DDxElement DENonprofitType DanceEvent DataCatalog DataDownload DataFeed
  DataFeedItem Dataset DatedMoneySpecification DayOfWeek DeactivateAction DeclarationOfConformity
  DefenceEstablishment DefinedRegion DefinedTerm DefinedTermSet DeleteAction
  DeliveryChargeSpecification DeliveryEvent DeliveryMethod DeliveryTimeSettings Demand DepartAction
  DepositAccount DiagnosticProcedure Diet DietarySupplement DigitalDocument
  DigitalDocumentPermission DigitalDocumentPermissionType DigitalPlatformEnumeration
  DigitalProductPassport DisagreeAction DiscoverAction DiscussionForumPosting DislikeAction
  DonateAction DoseSchedule DownloadAction DrawAction Drawing DrinkAction
  DriveWheelConfigurationValue Drug DrugClass DrugCost DrugCostCategory DrugLegalStatus
  DrugPregnancyCategory DrugPrescriptionStatus DrugStrength EUEnergyEfficiencyEnumeration EatAction
  EducationEvent EducationalAudience EducationalOccupationalCredential
  EducationalOccupationalProgram EmailMessage Embassy EmployeeRole EmployerAggregateRating
  EmployerReview EndorseAction EndorsementRating EnergyConsumptionDetails
  EnergyEfficiencyEnumeration EnergyStarEnergyEfficiencyEnumeration EngineSpecification EntryPoint
  Enumeration EnvironmentalProductDeclaration Episode Error Event EventAttendanceModeEnumeration
  EventReservation EventSeries EventStatusType EventVenue ExchangeRateSpecification ExerciseAction
  ExercisePlan ExhibitionEvent FAQPage FMRadioChannel Festival FilmAction FinancialIncentive
  FinancialProduct FindAction Flight FlightReservation FloorPlan FollowAction
  FoodEstablishmentReservation FoodEvent FoodService FulfillmentTypeEnumeration Game
  GameAvailabilityEnumeration GamePlayMode GameServer GameServerStatus GatedResidenceCommunity
  GenderType Gene GeoCircle GeoCoordinates GeoShape GeospatialGeometry GiveAction
  GovernmentBenefitsType GovernmentBuilding GovernmentPermit GovernmentService Grant Guide Hackathon
  HealthAspectEnumeration HealthInsurancePlan HealthPlanCostSharingSpecification HealthPlanFormulary
  HealthPlanNetwork HealthTopicContent HinduTemple HotelRoom House HowTo HowToDirection HowToItem
  HowToSection HowToStep HowToSupply HowToTip HowToTool HyperToc HyperTocEntry
  IPTCDigitalSourceEnumeration ITNonprofitType IgnoreAction ImageGallery ImageObject
  ImageObjectSnapshot ImagingTest IncentiveQualifiedExpenseType IncentiveStatus IncentiveType
  IndividualProduct InfectiousAgentClass InfectiousDisease InformAction InsertAction InstallAction
  InstantaneousEvent Intangible InteractAction InteractionCounter InvestmentFund InvestmentOrDeposit
  InviteAction Invoice ItemAvailability ItemList ItemListOrderType ItemPage JobPosting JoinAction
  Joint LakeBodyOfWater Landform LandmarksOrHistoricalBuildings Language LearningResource
  LeaveAction LegalForceStatus LegalValueLevel Legislation LegislationObject LegislativeBuilding
  LendAction LifestyleModification Ligament LikeAction LinkRole ListItem ListenAction LiteraryEvent
  LiveBlogPosting LoanOrCredit LocationFeatureSpecification LodgingReservation LoginAction
  LoseAction LymphaticVessel Manuscript Map MapCategoryType MarryAction MathSolver
  MaximumDoseSchedule MeasurementMethodEnum MeasurementTypeEnumeration MediaEnumeration MediaGallery
  MediaManipulationRatingEnumeration MediaObject MediaReview MediaReviewItem MediaSubscription
  MedicalAudience MedicalAudienceType MedicalCause MedicalCode MedicalCondition
  MedicalConditionStage MedicalContraindication MedicalDevice MedicalDevicePurpose MedicalEntity
  MedicalEnumeration MedicalEvidenceLevel MedicalGuideline MedicalGuidelineContraindication
  MedicalGuidelineRecommendation MedicalImagingTechnique MedicalIndication MedicalIntangible
  MedicalObservationalStudy MedicalObservationalStudyDesign MedicalProcedure MedicalProcedureType
  MedicalRiskCalculator MedicalRiskEstimator MedicalRiskFactor MedicalRiskScore
  MedicalScholarlyArticle MedicalSign MedicalSignOrSymptom MedicalSpecialty MedicalStudy
  MedicalStudyStatus MedicalSymptom MedicalTest MedicalTestPanel MedicalTherapy MedicalTrial
  MedicalTrialDesign MedicalWebPage MedicineSystem MeetingRoom MemberProgram MemberProgramTier Menu
  MenuItem MenuSection MerchantReturnEnumeration MerchantReturnPolicy
  MerchantReturnPolicySeasonalOverride Message MobileApplication MolecularEntity MonetaryAmount
  MonetaryAmountDistribution MonetaryGrant MoneyTransfer MortgageLoan Mosque Motorcycle
  MotorizedBicycle Mountain MoveAction Movie MovieClip MovieSeries Muscle Museum MusicAlbum
  MusicAlbumProductionType MusicAlbumReleaseType MusicComposition MusicEvent MusicPlaylist
  MusicRecording MusicRelease MusicReleaseFormatType MusicVenue MusicVideoObject NLNonprofitType
  Nerve NewsArticle Newspaper NonprofitType NoteDigitalDocument NutritionInformation Observation
  Occupation OccupationalExperienceRequirements OccupationalTherapy OceanBodyOfWater Offer
  OfferCatalog OfferForLease OfferForPurchase OfferItemCondition OfferShippingDetails OnDemandEvent
  OpeningHoursSpecification OperatingSystem OpinionNewsArticle Order OrderAction OrderItem
  OrderStatus OrganizationRole OrganizeAction OwnershipInfo PaintAction Painting PalliativeProcedure
  ParcelDelivery ParentAudience Park ParkingFacility PathologyTest Patient PayAction PaymentCard
  PaymentChargeSpecification PaymentMethod PaymentMethodType PaymentService PaymentStatusType
  PeopleAudience PerformAction PerformanceRole PerformingArtsEvent PerformingArtsTheater Periodical
  Permit Person Photograph PhotographAction PhysicalActivity PhysicalActivityCategory PhysicalExam
  PhysicalTherapy Place PlaceOfWorship PlanAction Play PlayAction PlayGameAction Playground
  PodcastEpisode PodcastSeason PodcastSeries Pond PostalAddress PostalCodeRangeSpecification Poster
  PreOrderAction PrependAction PresentationDigitalDocument PreventionIndication
  PriceComponentTypeEnumeration PriceSpecification PriceTypeEnumeration Product ProductCollection
  ProductGroup ProductModel ProductReturnEnumeration ProductReturnPolicy ProfilePage
  ProgramMembership PronounceableText Property PropertyValue PropertyValueSpecification Protein
  PsychologicalTreatment PublicToilet PublicationEvent PublicationIssue PublicationVolume
  PurchaseType QAPage QualitativeValue QuantitativeValue QuantitativeValueDistribution Question Quiz
  Quotation QuoteAction RVPark RadiationTherapy RadioBroadcastService RadioChannel RadioClip
  RadioEpisode RadioSeason RadioSeries Rating ReactAction ReadAction RealEstateListing ReceiveAction
  Recipe Recommendation RecommendedDoseSchedule RefundTypeEnumeration RegisterAction RejectAction
  RentAction RentalCarReservation RepaymentSpecification ReplaceAction ReplyAction Report
  ReportageNewsArticle ReportedDoseSchedule Researcher Reservation ReservationPackage
  ReservationStatusType ReserveAction Reservoir ResetPasswordAction Residence RespiratoryTherapy
  RestrictedDiet ResumeAction ReturnAction ReturnFeesEnumeration ReturnLabelSourceEnumeration
  ReturnMethodEnumeration Review ReviewAction ReviewNewsArticle RiverBodyOfWater Role Room
  RsvpAction RsvpResponseType RuntimePlatform SaleEvent SatiricalArticle Schedule ScheduleAction
  ScholarlyArticle SchoolDistrict ScreeningEvent Sculpture SeaBodyOfWater SearchAction
  SearchResultsPage Season Seat SeekToAction SellAction SendAction SequentialArt Series Service
  ServiceChannel ServicePeriod ShareAction SheetMusic ShippingConditions ShippingDeliveryTime
  ShippingRateSettings ShippingService ShortStory SingleFamilyResidence SiteNavigationElement
  SizeGroupEnumeration SizeSpecification SizeSystemEnumeration SocialEvent SocialMediaPosting
  SoftwareApplication SoftwareSourceCode SolveMathAction SomeProducts SpeakableSpecification
  SpecialAnnouncement Specialty SportsEvent SpreadsheetDigitalDocument State Statement
  StatisticalPopulation StatisticalVariable StatusEnumeration SteeringPositionValue StructuredValue
  StupidType SubscribeAction Substance SubwayStation Suite SuperficialAnatomy SurgicalProcedure
  SuspendAction Syllabus Synagogue TVClip TVEpisode TVSeason TVSeries Table TakeAction Taxi
  TaxiReservation TaxiService TaxiStand Taxon TechArticle TelevisionChannel TextDigitalDocument
  TextObject TheaterEvent TherapeuticProcedure Thesis Thing Ticket TieAction TierBenefitEnumeration
  TipAction TouristAttraction TouristDestination TouristTrip TrackAction TradeAction
  TrainReservation TrainStation TrainTrip TransferAction TravelAction TreatmentIndication Trip
  TypeAndQuantityNode UKNonprofitType USNonprofitType UnRegisterAction UnitPriceSpecification
  UpdateAction UseAction UserBlocks UserCheckins UserComments UserDownloads UserInteraction
  UserLikes UserPageVisits UserPlays UserPlusOnes UserReview UserTweets Vehicle Vein Vessel
  VideoGallery VideoGame VideoGameClip VideoGameSeries VideoObject VideoObjectSnapshot ViewAction
  VirtualLocation VisualArtsEvent VisualArtwork VitalSign Volcano VoteAction WPAdBlock WPFooter
  WPHeader WPSideBar WantAction WarrantyPromise WarrantyScope WatchAction Waterfall WearAction
  WearableMeasurementTypeEnumeration WearableSizeGroupEnumeration WearableSizeSystemEnumeration
  WebAPI WebApplication WebContent WebPage WebPageElement WebSite WinAction WorkBasedProgram
  WriteAction Zoo
`);

const known = new Set([...organizationTypes, ...otherTypes]);

function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}

const byLetters = new Map([...known].map((name) => [lettersOf(name), name]));

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
    const meant = known.has(type) ? null : findMeantSchemaType(type);
    if (meant !== null) return `The type “${type}” is written ${meant}.`;
  }
  return null;
}

export const seoJsonLd: Check = {
  id: 'seo-json-ld',
  severity: 'medium',
  title: 'Details meant for search engines have mistakes',
  passed: 'Details for search engines without mistakes',
  why: 'The page’s code (structured data) tells Google your opening hours, prices and reviews, so that it can show them. With a mistake in it, all of it is ignored.',
  fix: 'Correct the JSON-LD blocks: valid JSON, "@context": "https://schema.org" and types that schema.org has. Google’s Rich Results Test shows the place.',
  remedy: 'build',
  needsContent: 'to-apply',
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
    const unheard = types.filter((type) => !known.has(type));
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
