/** Menus of the first content. Links to unpublished pages are hidden. */
export const navigation = {
  header: [
    { label: 'Services', href: '/services' },
    { label: 'Pricing', href: '/pricing' },
    { label: 'Work', href: '/portfolio' },
    { label: 'Free scan', href: '/scan' },
    { label: 'Blog', href: '/blog' },
    { label: 'About', href: '/about' },
  ],
  headerAction: { label: 'Get Started', href: '/#lead-capture' },
  footer: [
    {
      heading: 'Prices',
      links: [
        { label: 'Price list', href: '/pricing' },
        { label: 'Packages for your trade', href: '/pricing#for-your-trade' },
        { label: 'Monthly plans', href: '/pricing#retainers' },
        { label: 'What agencies hide', href: '/what-agencies-hide' },
        { label: 'Territorial exclusivity', href: '/territorial-exclusivity-policy' },
      ],
    },
    {
      heading: 'Services',
      links: [
        { label: 'All services', href: '/services' },
        { label: 'AI chatbot', href: '/services/ai-chatbot' },
        { label: 'WhatsApp integration', href: '/services/whatsapp-integration' },
        { label: 'Trades and construction', href: '/industries/trades-construction' },
        { label: 'Beauty and wellness', href: '/industries/beauty-wellness' },
        { label: 'Fitness and wellness', href: '/industries/fitness-wellness' },
        { label: 'Professional services', href: '/industries/professional-services' },
      ],
    },
    {
      heading: 'The studio',
      links: [
        { label: 'About', href: '/about' },
        { label: 'Why choose us', href: '/why-choose-us' },
        { label: 'Portfolio', href: '/portfolio' },
        { label: 'Where we work', href: '/locations' },
        { label: 'Contact', href: '/contact' },
      ],
    },
    {
      heading: 'Guides and tools',
      links: [
        { label: 'Blog', href: '/blog' },
        { label: 'Tools', href: '/tools' },
        { label: 'Free website scan', href: '/scan' },
        { label: 'Sitemap', href: '/sitemap' },
      ],
    },
  ],
  legal: [
    { label: 'Privacy', href: '/privacy-policy' },
    { label: 'Terms', href: '/terms-of-service' },
    { label: 'Cancellation', href: '/cancellation-policy' },
    { label: 'Scanner terms', href: '/scanner-terms' },
    { label: 'Accessibility', href: '/accessibility-statement' },
  ],
};
