import type { CollectionConfig } from 'payload';
import { forStaff, globalForStaff } from '@/office/hooks/for-staff';
import { AddOns } from './add-ons';
import { AuditLog } from './audit-log';
import { CaseStudies } from './case-studies';
import { ChatbotTiers } from './chatbot-tiers';
import { Cities } from './cities';
import { CityNichePages } from './city-niche-pages';
import { ComparisonTables } from './comparison-tables';
import { Conversations } from './conversations';
import { CostComparisons } from './cost-comparisons';
import { Faqs } from './faqs';
import { FeatureMatrix } from './feature-matrix';
import { EstimatorSettings } from './globals/estimator-settings';
import { Navigation } from './globals/navigation';
import { PolicySettings } from './globals/policy-settings';
import { ScannerSettings } from './globals/scanner-settings';
import { SiteSettings } from './globals/site-settings';
import { HiddenFees } from './hidden-fees';
import { HousekeepingReports } from './housekeeping-reports';
import { Industries } from './industries';
import { Keywords } from './keywords';
import { LegalPages } from './legal-pages';
import { Mails } from './mails';
import { Media } from './media';
import { Niches } from './niches';
import { Packages } from './packages';
import { PageViews } from './page-views';
import { Pages } from './pages';
import { Posts } from './posts';
import { PriceChanges } from './price-changes';
import { ProposalEvents } from './proposal-events';
import { ProposalTerms } from './proposal-terms';
import { Proposals } from './proposals';
import { Redirects } from './redirects';
import { ReportMails } from './report-mails';
import { Retainers } from './retainers';
import { ScanResults } from './scan-results';
import { SiteCrawls } from './site-crawls';
import { Submissions } from './submissions';
import { Territories } from './territories';
import { Testimonials } from './testimonials';
import { UnansweredQuestions } from './unanswered-questions';
import { Users } from './users';

/** Ordered as in the back office's menu. */
const inOrder: CollectionConfig[] = [
  Submissions,
  Conversations,
  Proposals,
  ProposalEvents,
  ProposalTerms,
  Territories,
  Mails,
  PriceChanges,
  Packages,
  Retainers,
  AddOns,
  ChatbotTiers,
  HiddenFees,
  FeatureMatrix,
  CostComparisons,
  Pages,
  Posts,
  CaseStudies,
  Testimonials,
  Faqs,
  UnansweredQuestions,
  Industries,
  Cities,
  Niches,
  CityNichePages,
  ComparisonTables,
  LegalPages,
  Media,
  ScanResults,
  SiteCrawls,
  ReportMails,
  Keywords,
  PageViews,
  Redirects,
  HousekeepingReports,
  AuditLog,
  Users,
];

export const collections = inOrder.map(forStaff);

export const globals = [
  PolicySettings,
  EstimatorSettings,
  Navigation,
  ScannerSettings,
  SiteSettings,
].map(globalForStaff);
