import { AtAGlance } from '@/site/sections/AtAGlance/AtAGlance';
import { CardGrid, type CardView } from '@/site/sections/CardGrid/CardGrid';
import { CityList } from '@/site/sections/CityList/CityList';
import { Hero } from '@/site/sections/Hero/Hero';
import { LeadCapture } from '@/site/sections/LeadCapture/LeadCapture';
import { LeadForm } from '@/site/sections/LeadCapture/LeadForm';
import { PriceSummary } from '@/site/sections/PriceSummary/PriceSummary';
import { Process } from '@/site/sections/Process/Process';
import { ScannerPromo } from '@/site/sections/ScannerPromo/ScannerPromo';
import { StickyBanner } from '@/site/sections/StickyBanner/StickyBanner';
import { Testimonials } from '@/site/sections/Testimonials/Testimonials';
import { identity, testimonials } from './samples';

function card(seed: string, title: string, meta: string | null): CardView {
  return {
    seed,
    title,
    meta,
    text: 'What it had to do, what it cost, and why.',
    href: `/projects/${seed}`,
    image: null,
  };
}

/** The sections of the home page with sample data. */
export function HomeSheet() {
  return (
    <>
      <Hero
        variant="home"
        eyebrow="Web Design Agency"
        heading="Web Design & Development"
        headingAccent="Conceptually Different"
        lead="Search-friendly websites for local businesses, drawn for yours and not poured into a template. Fixed prices, published. You know the total before we start."
        dimension="measured, not invented"
        actions={[
          { label: 'Get Started', href: '#lead-capture' },
          { label: 'Scan my website free', href: '/scan' },
        ]}
        teaser={{
          text: 'Full business sites from £1,200 • Express landing pages from £500',
          href: '/pricing',
        }}
        places={['Reading', 'Bristol', 'Cheltenham']}
        receipt={{
          title: 'Business Starter',
          meta: '2–3 weeks',
          stamp: 'Fixed for 12 months',
          lines: [
            { label: 'Design, drawn for you', amount: 'included' },
            { label: '5 pages, built and written', amount: '£1,200' },
            { label: 'Search setup and schema', amount: 'included' },
            { label: '2 months’ support', amount: 'included' },
            {
              label: 'Hosting mark-up, plugin fees, “SSL”',
              amount: '£80',
              muted: true,
              struck: true,
            },
          ],
          totalLabel: 'Total',
          total: '£1,200',
          link: { label: 'Price your own in one minute', href: '/pricing#estimator' },
        }}
      />
      <ScannerPromo
        eyebrow="Free scanner, about 30 seconds, no payment"
        heading="See your site the way a search engine reads it."
        text="Eighty-five checks on search, speed, accessibility, security and AI search. Every finding shows its evidence. What we could not check, we say."
        note="Want it in depth? Technical report £97. Talk it through? Strategy call £149."
        example={{
          score: 68,
          categories: [
            { label: 'Search', score: 74 },
            { label: 'Speed', score: 58 },
            { label: 'Accessibility', score: 81 },
            { label: 'Security', score: 42 },
            { label: 'Mobile', score: 90 },
            { label: 'AI search', score: 66 },
            { label: 'Local signals', score: 50 },
          ],
        }}
        actionHref="/scan"
        placeholder="your-business.co.uk"
      />
      <PriceSummary
        eyebrow="Services"
        heading="What we build, and what it costs."
        intro="No “from” without a “to”, no quote call to learn a price. The list below is the price list."
        rows={[
          {
            title: 'Express Landing Page',
            text: 'One page that does one job, live in a week.',
            price: '£500–700',
            unit: null,
            href: '/pricing#express',
          },
          {
            title: 'Business websites',
            text: 'Five to ten pages, search setup, enquiry form, WhatsApp if you want it.',
            price: '£1,200–3,200',
            unit: null,
            href: '/pricing',
          },
          {
            title: 'Sites for your trade',
            text: 'Trades, beauty, fitness and professional services, each with what its customers look for.',
            price: '£1,500–2,600',
            unit: null,
            href: '/pricing#trades',
          },
          {
            title: 'Portfolio Pro',
            text: 'For established businesses with work worth showing.',
            price: '£5,500–8,500',
            unit: null,
            href: '/pricing',
          },
          {
            title: 'Monthly retainers',
            text: 'Care, content and growth. One client per trade per area.',
            price: '£99–499',
            unit: '/month',
            href: '/pricing#retainers',
          },
        ]}
      />
      <CardGrid
        eyebrow="Work"
        heading="Built, live, and open for inspection."
        intro="Click through the real pages, then read what each one cost and why."
        layout="feature"
        cards={[
          card('bros-carpentry', 'Bros Carpentry', '£9,500 against a £25,000 quote'),
          card('tool-theft-locator', 'Tool Theft Locator', '10–14 weeks'),
          card('helix-heating', 'Helix Heating', '56 pages'),
        ]}
      />
      <Process
        eyebrow="How we work"
        heading="Four stages, to scale."
        intro="The width of each stage is the time it takes on a Business Starter."
        steps={[
          { title: 'Discovery', text: 'Your customers, their words.', fromDay: 1, toDay: 2 },
          { title: 'Design', text: 'Drawn for you, in the open.', fromDay: 3, toDay: 5 },
          {
            title: 'Build',
            text: 'Pages, words, search setup, speed. You watch it grow on a private link.',
            fromDay: 6,
            toDay: 13,
          },
          { title: 'Launch', text: 'Checked, scanned, yours.', fromDay: 14, toDay: 15 },
        ]}
      />
      <Testimonials eyebrow={null} heading={null} items={testimonials.slice(0, 1)} />
      <CityList
        eyebrow="Where we work"
        heading="One client per trade, per area."
        text="While you are on a monthly retainer we build for no competitor of yours nearby. Check whether your territory is free."
        action={{
          label: 'Check my territory',
          href: '/territorial-exclusivity-policy#check-availability',
        }}
        cities={[
          ['Reading', '7 trades'],
          ['Cheltenham', '5'],
          ['Gloucester', '1'],
          ['Oxford', '2'],
          ['Bristol', '6'],
          ['Bath', '1'],
          ['Swindon', '1'],
          ['Birmingham', '2'],
          ['Cardiff', null],
          ['Newport', null],
        ].map(([name, note]) => ({
          name: name ?? '',
          note: note ?? null,
          href: `/web-design-${name?.toLowerCase()}`,
        }))}
      />
      <AtAGlance
        heading="At a glance"
        facts={[
          {
            term: 'Who',
            description: 'FTJ Studio, web design for local businesses, Herefordshire, UK',
          },
          {
            term: 'What',
            description: 'Fixed-price websites, from one page to a portfolio of fifty',
          },
          {
            term: 'Prices',
            description: '£500 to £8,500, published; retainers £99 to £499 a month',
          },
          { term: 'How long', description: 'One page in 5–7 days, a business site in 2–3 weeks' },
          { term: 'Where', description: 'Reading, Bristol, Cheltenham and seven more towns' },
          { term: 'Free', description: 'A website scan in about 30 seconds, three a day' },
          { term: 'Not taken on', description: 'Crypto, adult, gambling' },
          { term: 'Reply', description: 'Within 24 hours on working days' },
        ]}
      />
      <LeadCapture
        eyebrow="Start"
        heading="Tell us what you need. We answer with a number."
        text="A price, a date and what is in it. No call needed, none refused."
        declines="We don’t take on crypto, adult or gambling projects."
        reply="Write now and you have our answer by Monday 14:20."
        email={identity.email}
        phone={identity.phone}
      >
        <LeadForm path="/styleguide" />
      </LeadCapture>
      <StickyBanner
        text="Fixed prices from £500. Tell us what you need and get a number back."
        buttonText="Get Started"
      />
    </>
  );
}
