import type { CollectionConfig, GlobalConfig } from 'payload';
import { AddOns } from './add-ons';
import { Cities } from './cities';
import { Faqs } from './faqs';
import { Navigation } from './globals/navigation';
import { PolicySettings } from './globals/policy-settings';
import { SiteSettings } from './globals/site-settings';
import { Media } from './media';
import { Packages } from './packages';
import { Pages } from './pages';
import { Posts } from './posts';
import { Redirects } from './redirects';
import { Retainers } from './retainers';
import { Testimonials } from './testimonials';
import { Users } from './users';

export const collections: CollectionConfig[] = [
  Packages,
  Retainers,
  AddOns,
  Pages,
  Posts,
  Testimonials,
  Faqs,
  Cities,
  Media,
  Redirects,
  Users,
];

export const globals: GlobalConfig[] = [PolicySettings, Navigation, SiteSettings];
