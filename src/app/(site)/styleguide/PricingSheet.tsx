import { Section } from '@/design/layout/Section';
import { SectionHead } from '@/design/ui/SectionHead';
import { CallToAction } from '@/site/sections/CallToAction/CallToAction';
import { CardGrid } from '@/site/sections/CardGrid/CardGrid';
import { Estimator } from '@/site/sections/Estimator/Estimator';
import { Faq } from '@/site/sections/Faq/Faq';
import { Hero } from '@/site/sections/Hero/Hero';
import { HiddenFees } from '@/site/sections/HiddenFees/HiddenFees';
import { PackageGrid } from '@/site/sections/PackageGrid/PackageGrid';
import { PostGrid } from '@/site/sections/PostGrid/PostGrid';
import { RetainerList } from '@/site/sections/RetainerList/RetainerList';
import { RichText } from '@/site/sections/RichText/RichText';
import { Testimonials } from '@/site/sections/Testimonials/Testimonials';
import { estimator } from './estimator-sample';
import { corePackages, retainers, tradePackages } from './package-samples';
import { SampleProse } from './SampleProse';
import { posts, testimonials } from './samples';
import { hiddenFees } from './table-samples';

const action = { actionLabel: 'Get Started', actionHref: '/#lead-capture' };

/** The sections of the pricing page, and those that other pages add. */
export function PricingSheet() {
  return (
    <>
      <Hero
        variant="page"
        eyebrow="Pricing"
        heading="Every price, in writing, before you call."
        headingAccent={null}
        lead="Prices hold for twelve months. What is not on the list is not on the invoice."
        dimension={null}
        actions={[]}
        teaser={null}
        places={[]}
        rate={{ title: 'Portfolio Building Rate', text: null, left: 9, places: 15 }}
        receipt={null}
      />
      <PackageGrid
        eyebrow={null}
        heading="Websites at a fixed price"
        intro="Three sizes. The lower figure is what most projects pay."
        layout="columns"
        packages={corePackages}
        note="Half when we start, half before launch."
      />
      <PackageGrid
        eyebrow="Industries"
        heading="For your trade"
        intro={null}
        layout="list"
        packages={tradePackages}
        note="Every one of these includes unlimited revisions while we build."
      />
      <PackageGrid
        eyebrow={null}
        heading="Two side by side"
        intro={null}
        layout="columns"
        packages={tradePackages.slice(0, 2)}
        note={null}
      />
      <RetainerList
        eyebrow="Monthly"
        heading="Kept in good order"
        intro="Retainer clients pay the listed price for add-ons and hold their territory."
        retainers={retainers}
        note="60 days’ notice, in writing. No other exit terms."
        {...action}
      />
      <Testimonials eyebrow="Clients" heading="In their words" items={testimonials} />
      <Testimonials
        eyebrow="Clients"
        heading="One at a time"
        layout="carousel"
        items={testimonials}
      />
      <HiddenFees
        eyebrow="Hidden fees"
        heading="What the months add"
        intro="Typical amounts; yours may differ."
        fees={hiddenFees}
        note="What the provider asks for, you pay to the provider."
      />
      <Faq
        eyebrow="Questions"
        heading="Asked before signing"
        intro="If yours is missing, write to us."
        items={[
          {
            id: 1,
            question: 'Is the price really fixed?',
            answer: (
              <p>
                Yes, for twelve months from the quote. A change you ask for is priced before it is
                built.
              </p>
            ),
          },
          {
            id: 2,
            question: 'What if I need more pages?',
            answer: <p>Each page above the fifth is £100, on the estimate and on the invoice.</p>,
          },
          {
            id: 3,
            question: 'Who owns the website?',
            answer: <p>You do, on the day of the last payment: files, words, domain.</p>,
          },
        ]}
      />
      <Estimator
        eyebrow="Estimator"
        heading="Price your own"
        intro="Three questions, one sum."
        anchor="estimator"
        config={estimator}
        quoteHref="/contact#lead-capture"
      />
      <CardGrid
        eyebrow={null}
        heading="Cards in even rows"
        intro={null}
        layout="even"
        cards={[
          'trades-construction',
          'beauty-wellness',
          'fitness-wellness',
          'reading',
          'bristol',
          'oxford',
        ].map((seed) => ({
          seed,
          title: seed,
          text: 'A drawing of its own for every seed.',
          meta: null,
          href: `/industries/${seed}`,
          image: null,
        }))}
      />
      <RichText width="prose">
        <SampleProse />
      </RichText>
      <Section labelledBy="journal">
        <SectionHead id="journal" eyebrow="Blog" heading="Written down" />
        <div className="mt-9 space-y-12 lg:mt-12">
          <PostGrid posts={posts} emptyMessage="" />
          <PostGrid
            posts={[]}
            emptyMessage="No articles found. Try adjusting your search or filters."
          />
        </div>
      </Section>
      <CallToAction
        variant="compact"
        title="Not sure which one?"
        description="Tell us what the site should do. We name the package, from £500."
        buttonText="Get Started"
        buttonHref="/#lead-capture"
        secondary={null}
      />
      <CallToAction
        variant="default"
        title="Get Your Transparent Quote"
        description="An itemised price within 24 hours on working days."
        buttonText="Get Started"
        buttonHref="/#lead-capture"
        secondary={{ label: 'View Pricing', href: '/pricing' }}
      />
    </>
  );
}
