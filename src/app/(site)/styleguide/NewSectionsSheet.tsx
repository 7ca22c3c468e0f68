import { AddOnList } from '@/site/sections/AddOnList/AddOnList';
import { Benefits } from '@/site/sections/Benefits/Benefits';
import { CaseStudyGrid } from '@/site/sections/CaseStudyGrid/CaseStudyGrid';
import { ChatbotTiers } from '@/site/sections/ChatbotTiers/ChatbotTiers';
import { Checklist } from '@/site/sections/Checklist/Checklist';
import { Claims } from '@/site/sections/Claims/Claims';
import { ComparisonTable } from '@/site/sections/ComparisonTable/ComparisonTable';
import { ContactCards } from '@/site/sections/ContactCards/ContactCards';
import { CostComparison } from '@/site/sections/CostComparison/CostComparison';
import { FeatureMatrix } from '@/site/sections/FeatureMatrix/FeatureMatrix';
import { Hero } from '@/site/sections/Hero/Hero';
import { IndustryList } from '@/site/sections/IndustryList/IndustryList';
import { NoticeSection } from '@/site/sections/Notice/Notice';
import { PostList } from '@/site/sections/PostList/PostList';
import { SitePages } from '@/site/sections/SitePages/SitePages';
import { TerritoryCheck } from '@/site/sections/TerritoryCheck/TerritoryCheck';
import { TwoLists } from '@/site/sections/TwoLists/TwoLists';
import * as lists from './list-samples';
import { identity, posts } from './samples';
import * as tables from './table-samples';

function head(heading: string, eyebrow: string | null = null, intro: string | null = null) {
  return { heading, eyebrow, intro };
}

/** The sections that other pages than home and pricing are made of, with sample data. */
export function NewSectionsSheet() {
  return (
    <>
      <Hero
        variant="page"
        eyebrow="Sections"
        heading="Everything else a page can hold."
        headingAccent={null}
        lead="Sample data throughout."
        dimension={null}
        actions={[]}
        teaser={null}
        places={[]}
        receipt={null}
      />
      <Benefits
        {...head('Six things you can hold us to', 'Why us', 'Each of them is in the contract.')}
        items={lists.points}
      />
      <Benefits {...head('Four points stand in pairs')} items={lists.points.slice(0, 4)} />
      <Benefits {...head('Five leave one place free')} items={lists.points.slice(0, 5)} />
      <TwoLists
        {...head('What we do, and what we leave to others', 'Scope')}
        leftHeading="Offered"
        left={lists.points.map(({ title }) => title)}
        rightHeading="Not offered"
        right={[
          'Logos and brand identities from scratch',
          'Paid advertising. We tell you who does it well, from £0 commission',
          'Sites for crypto, adult or gambling projects',
        ]}
      />
      <NoticeSection
        tone="info"
        title="Live demonstration"
        text="The assistant at the lower edge answers from this site’s own pages. It is the Standard tier, £75–100 a month."
        link={{ label: 'See how it is set up', href: '/services/ai-chatbot' }}
      />
      <ComparisonTable
        {...head('Three ways to get a website', 'Compared', 'Including the ones that are not us.')}
        table={tables.comparisonTable}
      />
      <CostComparison
        {...head('What three years really cost', 'Added up', 'The same five pages, paid two ways.')}
        comparison={tables.costComparison}
      />
      <CostComparison {...head('When we cost more')} comparison={tables.dearerComparison} />
      <Checklist
        {...head(
          'Red flags in a web design quote',
          'To take along',
          'One is bad luck. Three is a pattern.',
        )}
        items={[...lists.flags, { text: 'Every line has its own price.', isPassing: true }]}
        printLabel="Print this checklist"
      />
      <ChatbotTiers
        {...head('Two tiers, billed monthly', 'AI chatbot')}
        tiers={tables.chatbotTiers}
        note="With Growth Accelerator the Professional tier costs less: £300 a month for both."
        actionLabel="Get Started"
        actionHref="/#lead-capture"
      />
      <NoticeSection
        tone="warning"
        title="Retainer clients only"
        text="Exclusivity holds while the retainer runs, and ends with it."
        link={null}
      />
      <TerritoryCheck
        {...head('Is your territory free?', 'Availability', 'One client for each niche and area.')}
        path="/styleguide"
        businessTypes={['Plumbers', 'Electricians']}
        places={['Bath', 'Reading']}
        businessTypeHelp="E.g. emergency plumber."
        locationHelp="E.g. Caversham or RG4."
        notes={lists.points.slice(0, 2)}
        enquiryHref="/#lead-capture"
      />
      <FeatureMatrix
        {...head('What each package holds', 'Line by line')}
        matrix={tables.featureMatrix}
        note="Add-ons can be ordered later at the same price."
      />
      <FeatureMatrix {...head('All packages at once')} matrix={tables.wideMatrix} note={null} />
      <AddOnList
        {...head('On top of a retainer', 'Add-ons')}
        addOns={lists.retainerAddOns}
        note="Prices without VAT."
      />
      <AddOnList {...head('For a new website')} addOns={lists.buildAddOns} note={null} />
      <ContactCards {...head('Write, or come by', 'Contact')} identity={identity} />
      <Claims {...head('Measured, with the method', 'Figures')} claims={lists.claims} />
      <IndustryList {...head('Sites for your trade', 'Industries')} industries={lists.industries} />
      <CaseStudyGrid
        {...head('Built, live, and open', 'Work')}
        studies={lists.studies}
        layout="even"
        hasFilter
        action={null}
      />
      <PostList
        {...head('Written down', 'Blog')}
        posts={posts}
        action={{ label: 'All articles', href: '/blog' }}
      />
      <SitePages {...head('Every page', 'Index')} groups={lists.siteGroups} />
    </>
  );
}
