import { buildPlugin } from '../../scripts/build.mts'

/** The server half as it is published: the suites test what Strapi loads. */
export default buildPlugin
