module.exports = [
  'strapi::logger',
  'strapi::errors',
  'strapi::security',
  // `Prefer`: a page in a browser asks for lists with structured data by it. A setting of the site, which stays when the plugin goes.
  { name: 'strapi::cors', config: { headers: ['Content-Type', 'Authorization', 'Origin', 'Accept', 'Prefer'] } },
  'strapi::poweredBy',
  'strapi::query',
  'strapi::body',
  'strapi::session',
  'strapi::favicon',
  'strapi::public',
]
