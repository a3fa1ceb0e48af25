/** A class may close its lessons: an answer that no policy of the route announces. */
module.exports = require('@strapi/strapi').factories.createCoreController('api::lesson.lesson', {
  async find(context) {
    return context.request.header['x-closed'] === 'yes' ? { data: [] } : super.find(context)
  },
})
