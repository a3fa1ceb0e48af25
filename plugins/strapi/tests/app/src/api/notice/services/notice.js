module.exports = require('@strapi/strapi').factories.createCoreService('api::notice.notice')
