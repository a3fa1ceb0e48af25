import { buildStrapiPlugin } from '@citable/tooling/sites/strapi'

/** The server half as it is published: the suites test what Strapi loads. */
export default () => buildStrapiPlugin()
