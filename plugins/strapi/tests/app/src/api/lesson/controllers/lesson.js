module.exports = require('@strapi/strapi').factories.createCoreController('api::lesson.lesson')
