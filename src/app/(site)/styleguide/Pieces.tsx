import { readFile } from 'node:fs/promises';
import { Container } from '@/design/layout/Container';
import { Button } from '@/design/ui/Button';
import { Checkbox } from '@/design/ui/Checkbox';
import { Gauge } from '@/design/ui/Gauge';
import { Icon, type IconName } from '@/design/ui/Icon';
import { Input, Textarea } from '@/design/ui/Input';
import { Notice } from '@/design/ui/Notice';
import { Select } from '@/design/ui/Select';
import { Tag } from '@/design/ui/Tag';
import { colours } from '@/platform/brand';
import { InteractivePieces } from './InteractivePieces';

// The type makes an icon missing from this list a type error.
const icons: Record<IconName, true> = {
  'arrow-left': true,
  'arrow-right': true,
  'arrow-up': true,
  alert: true,
  check: true,
  chevron: true,
  clock: true,
  close: true,
  external: true,
  info: true,
  mail: true,
  menu: true,
  pause: true,
  phone: true,
  play: true,
  plus: true,
};

/** Names of the text sizes, read from the stylesheet that defines them. */
async function readSizes(): Promise<string[]> {
  const css = await readFile('src/app/(site)/site.css', 'utf8');
  const names = css.matchAll(/^ {2}--text-([a-z0-9]+(?:-[a-z0-9]+)*):/gm);
  return [...new Set([...names].map(([, name]) => name ?? ''))];
}

/** Colours, sizes, and small components in states that no section shows. */
export async function Pieces() {
  const sizes = await readSizes();
  return (
    <Container className="grid gap-10 py-14">
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6 lg:grid-cols-9">
        {Object.keys(colours).map((name) => (
          <li key={name} className="font-mono text-label">
            <span
              className="mb-1 block h-12 rounded-control border border-rule"
              style={{ background: `var(--color-${name})` }}
            />
            {name}
          </li>
        ))}
      </ul>
      <ul className="grid gap-2">
        {sizes.map((name) => (
          <li key={name} className="leading-tight" style={{ fontSize: `var(--text-${name})` }}>
            {name}: measured, not invented
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        {(['primary', 'line', 'quiet'] as const).map((variant) => (
          <Button key={variant} variant={variant} icon="arrow-right">
            {variant}
          </Button>
        ))}
        <Button variant="primary" busy busyLabel="Sending...">
          Send enquiry
        </Button>
      </div>
      <InteractivePieces />
      <div className="flex flex-wrap items-center gap-3">
        <Tag>Plain</Tag>
        {(['amber', 'cider', 'orchard'] as const).map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
        {(Object.keys(icons) as IconName[]).map((name) => (
          <Icon key={name} name={name} />
        ))}
        {[92, 58, 31].map((score) => (
          <Gauge key={score} score={score} label="Score" size="small" />
        ))}
      </div>
      <form className="grid gap-x-5 gap-y-3 sm:grid-cols-2" noValidate>
        <Input
          label="Email"
          name="sheet-email"
          defaultValue="someone@"
          error="Please enter a valid email address"
        />
        <Select
          label="Project type"
          name="sheet-project"
          options={[{ value: 'new', label: 'New website' }]}
          placeholder="Please choose"
          error="Please select a project type"
        />
        <Textarea label="Message" name="sheet-message" optional error="At least ten characters" />
        <Input label="Switched off" name="sheet-off" disabled defaultValue="Not now" />
        <Checkbox label="WhatsApp" name="sheet-whatsapp" trailing="+£500" defaultChecked disabled />
      </form>
      <div className="grid gap-3 md:grid-cols-2">
        {(['info', 'warning', 'error', 'success'] as const).map((tone) => (
          <Notice key={tone} tone={tone} title={tone}>
            A remark set apart by its edge.
          </Notice>
        ))}
      </div>
    </Container>
  );
}
