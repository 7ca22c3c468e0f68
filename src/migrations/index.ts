import * as migration_20261122_000000_baseline from './20261122_000000_baseline';
import * as migration_20261122_000001_beyond_the_schema from './20261122_000001_beyond_the_schema';
import * as migration_20261125_185552_niche_site from './20261125_185552_niche_site';
import * as migration_20261125_220616_search_picture from './20261125_220616_search_picture';
import * as migration_20261126_050145_testimonial_sources from './20261126_050145_testimonial_sources';
import * as migration_20261126_084955_ring_when from './20261126_084955_ring_when';
import * as migration_20261126_165145_industry_enquiry from './20261126_165145_industry_enquiry';
import * as migration_20261126_173224_faq_also_asked from './20261126_173224_faq_also_asked';
import * as migration_20261127_070048_case_study_pages from './20261127_070048_case_study_pages';
import * as migration_20261128_174112_case_study_phone_pictures from './20261128_174112_case_study_phone_pictures';

export const migrations = [
  {
    up: migration_20261122_000000_baseline.up,
    down: migration_20261122_000000_baseline.down,
    name: '20261122_000000_baseline',
  },
  {
    up: migration_20261122_000001_beyond_the_schema.up,
    down: migration_20261122_000001_beyond_the_schema.down,
    name: '20261122_000001_beyond_the_schema',
  },
  {
    up: migration_20261125_185552_niche_site.up,
    down: migration_20261125_185552_niche_site.down,
    name: '20261125_185552_niche_site',
  },
  {
    up: migration_20261125_220616_search_picture.up,
    down: migration_20261125_220616_search_picture.down,
    name: '20261125_220616_search_picture',
  },
  {
    up: migration_20261126_050145_testimonial_sources.up,
    down: migration_20261126_050145_testimonial_sources.down,
    name: '20261126_050145_testimonial_sources',
  },
  {
    up: migration_20261126_084955_ring_when.up,
    down: migration_20261126_084955_ring_when.down,
    name: '20261126_084955_ring_when',
  },
  {
    up: migration_20261126_165145_industry_enquiry.up,
    down: migration_20261126_165145_industry_enquiry.down,
    name: '20261126_165145_industry_enquiry',
  },
  {
    up: migration_20261126_173224_faq_also_asked.up,
    down: migration_20261126_173224_faq_also_asked.down,
    name: '20261126_173224_faq_also_asked',
  },
  {
    up: migration_20261127_070048_case_study_pages.up,
    down: migration_20261127_070048_case_study_pages.down,
    name: '20261127_070048_case_study_pages',
  },
  {
    up: migration_20261128_174112_case_study_phone_pictures.up,
    down: migration_20261128_174112_case_study_phone_pictures.down,
    name: '20261128_174112_case_study_phone_pictures'
  },
];
