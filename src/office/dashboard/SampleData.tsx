import type { Payload, Where } from 'payload';
import { Fact, Panel, Row } from '@/design/office/pieces';
import type { User } from '@/payload-types';
import { mayRead } from '../readers';
import { listSampleData, type SampleGroup, type SampleSources } from '../rules/sample-data';

const isPublishedSample: Where = {
  and: [{ _status: { equals: 'published' } }, { isSample: { equals: true } }],
};

async function readSources(payload: Payload, user: User): Promise<SampleSources> {
  const shared = { user, overrideAccess: false, depth: 0 } as const;
  const published = { ...shared, pagination: false, where: isPublishedSample, sort: '_order' };
  const [settings, testimonials, caseStudies, proposals] = await Promise.all([
    payload.findGlobal({
      slug: 'site-settings',
      ...shared,
      select: { isSample: true, isContactSample: true, people: true, claims: true },
    }),
    payload.find({
      collection: 'testimonials',
      ...published,
      select: { author: true, company: true },
    }),
    payload.find({ collection: 'case-studies', ...published, select: { title: true } }),
    mayRead(user, 'proposals')
      ? payload.find({
          collection: 'proposals',
          ...shared,
          pagination: false,
          where: { seedKey: { exists: true } },
          sort: 'id',
          select: { title: true },
        })
      : { docs: [] },
  ]);
  return {
    settings,
    testimonials: testimonials.docs,
    caseStudies: caseStudies.docs,
    proposals: proposals.docs,
  };
}

function Group({ group, admin }: { group: SampleGroup; admin: string }) {
  return (
    <Fact term={group.title}>
      <ul className="office-rows">
        {group.items.map(({ label, path }) => (
          <Row key={`${path} ${label}`} label={label} href={`${admin}${path}`} />
        ))}
      </ul>
      <p>{group.advice}</p>
    </Fact>
  );
}

export async function SampleData({ payload, user }: { payload: Payload; user?: User }) {
  if (!user) return null;
  const groups = listSampleData(await readSources(payload, user), user.role);
  if (groups.length === 0) return null;
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Panel
      level="h2"
      title={count === 1 ? 'One thing is still a sample' : `${count} things are still samples`}
      isNotice
    >
      <p>They came with the installation. This note shrinks as you replace them.</p>
      <dl className="office-facts">
        {groups.map((group) => (
          <Group key={group.title} group={group} admin={payload.config.routes.admin} />
        ))}
      </dl>
    </Panel>
  );
}
