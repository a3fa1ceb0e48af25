/** Working titles that writers leave: they do not show what the text is about. The slug is that of the draft that keeps its title. */
export const weakTitles = {
  wordpress: { title: 'Bread notes', slug: 'bread-notes' },
  strapi: { title: 'In the garden', slug: 'in-the-garden' },
} as const
