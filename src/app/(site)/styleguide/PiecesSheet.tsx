import { Container } from '@/design/layout/Container';
import { PlanDrawing } from '@/design/media/PlanDrawing';
import { BarMeter } from '@/design/ui/BarMeter';
import { Breadcrumb } from '@/design/ui/Breadcrumb';
import { Button } from '@/design/ui/Button';
import { Checkbox } from '@/design/ui/Checkbox';
import { DimensionLine } from '@/design/ui/DimensionLine';
import { Gauge } from '@/design/ui/Gauge';
import { Icon, type IconName } from '@/design/ui/Icon';
import { Input } from '@/design/ui/Input';
import { Notice } from '@/design/ui/Notice';
import { RadioGroup } from '@/design/ui/RadioGroup';
import { Receipt } from '@/design/ui/Receipt';
import { Ruler } from '@/design/ui/Ruler';
import { Select } from '@/design/ui/Select';
import { Tag } from '@/design/ui/Tag';
import { Textarea } from '@/design/ui/Textarea';
import { Price } from '@/prices/ui/Price';
import { InteractivePieces } from './InteractivePieces';

const icons: IconName[] = [
  'arrow-right',
  'arrow-up',
  'alert',
  'check',
  'chevron',
  'clock',
  'close',
  'external',
  'info',
  'mail',
  'menu',
  'phone',
  'plus',
];
const options = [
  { value: 'new_website', label: 'New website' },
  { value: 'rebuild', label: 'Rebuild' },
];

/** The small pieces in each of their states. */
export function PiecesSheet() {
  return (
    <Container className="grid gap-14 py-14">
      <h1 className="text-h1">Pieces</h1>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary">Get Started</Button>
        <Button variant="line" icon="arrow-right">
          Scan my website free
        </Button>
        <Button variant="quiet">Rescan</Button>
        <Button variant="primary" busy busyLabel="Sending...">
          Send enquiry
        </Button>
        <Button variant="line" busy busyLabel="Checking...">
          Check
        </Button>
        <Button variant="primary" size="small">
          Small
        </Button>
        <Button variant="line" size="small">
          Small
        </Button>
      </div>
      <InteractivePieces />
      <div className="flex flex-wrap items-center gap-3">
        <Tag>Next.js</Tag>
        <Tag tone="amber">Most popular</Tag>
        <Tag tone="cider">critical</Tag>
        <Tag tone="orchard">passed</Tag>
        {icons.map((name) => (
          <Icon key={name} name={name} />
        ))}
        <Price fromPence={120_000} toPence={160_000} />
        <Price fromPence={null} toPence={null} size="large" />
      </div>
      <div className="grid gap-6">
        <Breadcrumb
          items={[
            { label: 'Home', href: '/' },
            { label: 'Services', href: '/services' },
            { label: 'WhatsApp Integration', href: null },
          ]}
        />
        <DimensionLine text="measured, not invented" />
        <Ruler />
      </div>
      <form className="grid gap-x-5 gap-y-3 sm:grid-cols-2" noValidate>
        <Input label="Name" name="name" autoComplete="name" />
        <Input
          label="Email"
          name="email"
          type="email"
          defaultValue="someone@"
          error="Please enter a valid email address"
          help="We write back, nothing else."
        />
        <Select
          label="Industry"
          name="industry"
          optional
          options={options}
          placeholder="Please choose"
        />
        <Select
          label="Project type"
          name="project_type"
          options={options}
          placeholder="Please choose"
          error="Please select a project type"
        />
        <Textarea
          label="About your project"
          name="message"
          fieldClassName="sm:col-span-2"
          help="At least ten characters."
          placeholder="What should the site do?"
        />
        <Input
          label="Switched off"
          name="off"
          disabled
          defaultValue="Not now"
          help="Waits for the scan."
        />
        <div className="self-center">
          <Checkbox label="WhatsApp integration" name="whatsapp" trailing="+£500" defaultChecked />
          <Checkbox
            label="Instagram feed (Included)"
            name="instagram"
            trailing="+£0"
            defaultChecked
            disabled
          />
        </div>
        <RadioGroup
          className="sm:col-span-2"
          legend="What are we building?"
          name="type"
          defaultValue="multipage"
          options={[
            { value: 'landing', label: 'Landing page', trailing: '£500' },
            { value: 'multipage', label: 'Multi-page site', trailing: '£1,200' },
            { value: 'trades', label: 'Trades site', trailing: '£1,800' },
            { value: 'beauty', label: 'Beauty site', trailing: '£1,600' },
          ]}
        />
      </form>
      <div className="grid gap-3 md:grid-cols-2">
        <Notice title="Retainer clients only">Exclusivity holds while the retainer runs.</Notice>
        <Notice tone="warning">This is a demonstration site.</Notice>
        <Notice tone="error" title="Scan failed">
          The server closed the connection.
        </Notice>
        <Notice tone="success">Your territory is free.</Notice>
      </div>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Receipt
          headingLevel="h2"
          title="Your estimate"
          meta="2–4 weeks"
          lines={[
            { label: 'Multi-page site, 5 pages', amount: '£1,200' },
            { label: '3 extra pages × £100', amount: '£300' },
            {
              label: 'WhatsApp integration with a label that runs over two lines on a phone',
              amount: '£500',
            },
            { label: 'Instagram feed', amount: 'included', muted: true },
          ]}
          totalLabel="Estimate"
          total="£2,000"
          note="Budget band: Trades & Services Power. An estimate; every project is quoted individually."
          live
        >
          <Button href="#lead-capture" variant="primary" wide>
            Get Accurate Quote
          </Button>
        </Receipt>
        <div>
          <div className="flex flex-wrap gap-6">
            <Gauge score={92} label="Score" />
            <Gauge score={58} label="Score" size="small" />
            <Gauge score={31} label="Score" size="small" />
          </div>
          <BarMeter label="Search" value={74} />
          <BarMeter label="Speed" value={58} />
          <BarMeter label="Security" value={12} />
        </div>
      </div>
      <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {['bath', 'swindon', 'oxford', 'trades', 'plumbers', 'cardiff'].map((seed, index) => (
          <PlanDrawing
            key={seed}
            seed={seed}
            kind={index % 2 ? 'floor' : 'street'}
            ground={(['sheet', 'mist', 'panel'] as const)[index % 3]}
            className="rounded-control border border-rule"
          />
        ))}
      </div>
    </Container>
  );
}
