import { nationwide } from '@/keywords/rules/keyword-text';
import { cityTopic } from '@/keywords/rules/propose-keywords';

/** Volume and cost per click stay empty until imported. */
export interface KeywordSeed {
  keyword: string;
  volume: number | null;
  cpc: number | null;
  intent: 'transactional' | 'commercial' | 'informational' | 'local';
  borough: string;
  cluster: string;
}

type Row = [keyword: string, intent: KeywordSeed['intent'], borough: string];

const clusters: Record<string, Row[]> = {
  [cityTopic]: [
    ['web design reading', 'local', 'Reading'],
    ['web designer reading', 'local', 'Reading'],
    ['web design bristol', 'local', 'Bristol'],
    ['small business web design bristol', 'commercial', 'Bristol'],
    ['web design cheltenham', 'local', 'Cheltenham'],
    ['website designer near cheltenham', 'local', 'Cheltenham'],
    ['web design gloucester', 'local', 'Gloucester'],
    ['web design oxford', 'local', 'Oxford'],
    ['web design bath', 'local', 'Bath'],
    ['web design swindon', 'local', 'Swindon'],
    ['web design birmingham small business', 'local', 'Birmingham'],
    ['web design cardiff', 'local', 'Cardiff'],
    ['web design newport', 'local', 'Newport'],
    ['web design herefordshire', 'local', 'Herefordshire'],
  ],
  Trades: [
    ['website for tradesmen', 'commercial', nationwide],
    ['builder website design reading', 'transactional', 'Reading'],
    ['website for builders bristol', 'transactional', 'Bristol'],
    ['website for tradespeople swindon', 'transactional', 'Swindon'],
    ['web design for trades birmingham', 'transactional', 'Birmingham'],
    ['roofer website gloucester', 'transactional', 'Gloucester'],
    ['what should a tradesman website include', 'informational', nationwide],
  ],
  Plumbers: [
    ['plumber website design', 'commercial', nationwide],
    ['plumber website reading', 'transactional', 'Reading'],
    ['plumber website bristol', 'transactional', 'Bristol'],
    ['heating engineer website cheltenham', 'transactional', 'Cheltenham'],
  ],
  Electricians: [
    ['electrician website design', 'commercial', nationwide],
    ['electrician website reading', 'transactional', 'Reading'],
    ['electrician website bristol', 'transactional', 'Bristol'],
  ],
  Carpenters: [
    ['carpenter website design', 'commercial', nationwide],
    ['joinery website reading', 'transactional', 'Reading'],
  ],
  'Beauty businesses': [
    ['salon website design', 'commercial', nationwide],
    ['hair salon website reading', 'transactional', 'Reading'],
    ['beauty salon website bristol', 'transactional', 'Bristol'],
    ['beauty salon website bath', 'transactional', 'Bath'],
    ['salon website with booking cheltenham', 'transactional', 'Cheltenham'],
    ['beauty therapist website oxford', 'transactional', 'Oxford'],
  ],
  'Fitness businesses': [
    ['personal trainer website', 'commercial', nationwide],
    ['gym website design reading', 'transactional', 'Reading'],
    ['yoga studio website bristol', 'transactional', 'Bristol'],
    ['gym website design birmingham', 'transactional', 'Birmingham'],
  ],
  'Professional services': [
    ['accountant website design', 'commercial', nationwide],
    ['solicitor website design reading', 'transactional', 'Reading'],
    ['accountant website bristol', 'transactional', 'Bristol'],
    ['solicitor website oxford', 'transactional', 'Oxford'],
    ['consultant website cheltenham', 'transactional', 'Cheltenham'],
  ],
  'Cost and choice': [
    ['how much does a website cost uk', 'informational', nationwide],
    ['fixed price website design', 'commercial', nationwide],
    ['landing page design price', 'commercial', nationwide],
    ['questions to ask a web designer', 'informational', nationwide],
    ['wordpress maintenance cost', 'informational', nationwide],
    ['free website audit', 'transactional', nationwide],
  ],
  'Search and AI': [
    ['seo for small business', 'informational', nationwide],
    ['local seo reading', 'local', 'Reading'],
    ['how to appear in ai search results', 'informational', nationwide],
  ],
  'Chat and WhatsApp': [
    ['whatsapp button for website', 'informational', nationwide],
    ['whatsapp integration website cost', 'commercial', nationwide],
    ['ai chatbot for small business', 'commercial', nationwide],
  ],
};

/** Search terms of our cities and niches. The terms are ours; no figures are invented. */
export const keywords: KeywordSeed[] = Object.entries(clusters).flatMap(([cluster, rows]) =>
  rows.map(([keyword, intent, borough]) => ({
    keyword,
    volume: null,
    cpc: null,
    intent,
    borough,
    cluster,
  })),
);
