export interface TestimonialSeed {
  key: string;
  quote: string;
  author: string;
  role: string | null;
  company: string;
  /** 1 to 5. */
  rating: number;
  project: string | null;
  /** Labelled wherever shown, and never counted in a rating. */
  isSample: true;
  source: string;
  order: number;
}

const source = 'Written as sample text for the first installation';

export const testimonials: TestimonialSeed[] = [
  {
    key: 'sample-joinery-cheltenham',
    quote:
      'They showed us the price before we asked, and the invoice had the same number on it. The photographs of our stairs are bigger than on the old site, which was most of what we wanted.',
    author: 'Owner',
    role: null,
    company: 'Joinery firm, Cheltenham',
    rating: 5,
    project: 'Trades & Services Power',
    isSample: true,
    source,
    order: 1,
  },
  {
    key: 'sample-salon-bristol',
    quote:
      'I can change a treatment price on my phone between clients. Checking the treatment list took me longer than I expected, but they had warned me of that at the start.',
    author: 'Owner',
    role: null,
    company: 'Hair and nail salon, Bristol',
    rating: 5,
    project: 'Beauty & Wellness Specialist',
    isSample: true,
    source,
    order: 2,
  },
  {
    key: 'sample-electrician-reading',
    quote:
      'I asked for ten town pages. They talked me into three, because those were the towns where I had jobs to show. People now ring about jobs they have seen on the page.',
    author: 'Director',
    role: null,
    company: 'Electrical contractor, Reading',
    rating: 5,
    project: 'Trades & Services Power',
    isSample: true,
    source,
    order: 3,
  },
  {
    key: 'sample-accountants-oxford',
    quote:
      'A careful job and no surprises. We lost four days because our partners could not agree on their own biographies; the new date was in writing the same afternoon.',
    author: 'Practice manager',
    role: null,
    company: 'Accountancy practice, Oxford',
    rating: 4,
    project: 'Professional Services Elite',
    isSample: true,
    source,
    order: 4,
  },
  {
    key: 'sample-studio-gloucester',
    quote:
      'The timetable used to be a photo of a whiteboard. Now it is a page, and the messages asking what time Thursday starts have more or less stopped.',
    author: 'Founder',
    role: null,
    company: 'Pilates studio, Gloucester',
    rating: 4,
    project: 'Fitness & Wellness Hub',
    isSample: true,
    source,
    order: 5,
  },
  {
    key: 'sample-heating-swindon',
    quote:
      'A caller finds the fault in the drawing before we talk. So we talk about the part, and when we can come.',
    author: 'Owner',
    role: null,
    company: 'Heating firm, Swindon',
    rating: 5,
    project: 'Trades & Services Power',
    isSample: true,
    source,
    order: 6,
  },
  {
    key: 'sample-trade-association',
    quote:
      'We asked what would happen if somebody copied the whole database. They showed us a table that has no column for an address.',
    author: 'Organiser',
    role: null,
    company: 'Trade association, Bristol',
    rating: 5,
    project: 'Custom project',
    isSample: true,
    source,
    order: 7,
  },
];
