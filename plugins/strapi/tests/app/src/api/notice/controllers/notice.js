const uid = 'api::notice.notice'

/** The board's notices are kept from others, by the controller. */
module.exports = require('@strapi/strapi').factories.createCoreController(uid, ({ strapi }) => ({
  async find(context) {
    if (context.request.header['x-board'] !== 'yes')
      context.query = { ...context.query, filters: { $and: [context.query.filters ?? {}, { audience: 'everyone' }] } }
    return super.find(context)
  },

  async findOne(context) {
    const found = await strapi.documents(uid).findOne({ documentId: context.params.id, status: 'published' })
    if (found?.audience === 'board' && context.request.header['x-board'] !== 'yes') return context.forbidden()
    return super.findOne(context)
  },

  /** An action of the site's own: what it asks of the document service comes from the request. */
  async byTitle(context) {
    const { action, fields, status } = context.query
    const asked = { ...(fields && { fields: [fields] }), ...(status && { status }) }
    const documents = strapi.documents(uid)
    const filters = { title: context.params.title }
    if (action !== 'findOne') return { data: await documents[action]({ ...asked, filters }) }
    const { documentId } = await strapi.db.query(uid).findOne({ where: filters })
    return { data: await documents.findOne({ ...asked, documentId }) }
  },
}))
