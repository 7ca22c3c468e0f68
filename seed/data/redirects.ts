/** Alternative page addresses from the specification, with their targets. */
export const redirects = [
  {
    from: '/our-guarantee',
    to: '/territorial-exclusivity-policy',
    permanent: true,
    note: 'The guarantee became the exclusivity policy.',
  },
  {
    from: '/blog/modern-web-development',
    to: '/blog/modern-web-dev',
    permanent: true,
    note: 'Another name of the post.',
  },
  {
    from: '/blog/react-performance-tips',
    to: '/blog/react-performance',
    permanent: true,
    note: 'Another name of the post.',
  },
];
