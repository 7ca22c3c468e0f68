/** The blog's categories (specification, section 2, blog index). */
export const postCategories = ['Design', 'Development', 'SEO', 'Technology', 'Branding'] as const;
