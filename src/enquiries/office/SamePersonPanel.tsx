import Link from 'next/link';
import type { UIFieldServerProps } from 'payload';
import type { Submission, User } from '@/payload-types';
import { findSamePerson, type PersonLink } from './same-person';

function Group({ title, links }: { title: string; links: readonly PersonLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <ul>
          {links.map(({ key, label, href }) => (
            <li key={key}>
              <Link href={href} prefetch={false}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** On an enquiry: what else the same person sent. */
export async function SamePersonPanel({ id, data, operation, payload, req }: UIFieldServerProps) {
  const user = req.user as User | null;
  if (operation !== 'update' || !user) return null;
  const { email } = data as Submission;
  const { admin } = payload.config.routes;
  const found = await findSamePerson(payload, user, { id: Number(id), email }, admin);
  if (found.enquiries.length === 0) return null;
  return (
    <section className="same-person" aria-labelledby="same-person">
      <h3 id="same-person">Also from this person</h3>
      <dl>
        <Group title="Enquiries" links={found.enquiries} />
        <Group title="Scans that came with them" links={found.scans} />
        <Group title="Estimates that came with them" links={found.estimates} />
      </dl>
      {found.more > 0 && (
        <p>
          And {found.more} older ones: search the list for {email}.
        </p>
      )}
    </section>
  );
}
