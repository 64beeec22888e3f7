import { implement } from '../../api/implement.ts'
import { widgetContract } from './contract.ts'
import { publicPictureFile, publicProductPhoto } from './picture.ts'
import { publicAppointmentServices, publicMembershipTypes, publicProducts } from './public-prices.ts'
import { publicSchedule } from './public-schedule.ts'

export const widgetRoutes = implement(widgetContract, {
  'GET /api/v1/widget/{public_studio_id}/schedule': (ctx, { params }) =>
    publicSchedule(ctx, ctx.now, params.public_studio_id),
  'GET /api/v1/widget/{public_studio_id}/membership-types': (ctx, { params }) =>
    publicMembershipTypes(ctx, ctx.now, params.public_studio_id),
  'GET /api/v1/widget/{public_studio_id}/appointment-services': (ctx, { params }) =>
    publicAppointmentServices(ctx, ctx.now, params.public_studio_id),
  'GET /api/v1/widget/{public_studio_id}/products': (ctx, { params }) =>
    publicProducts(ctx, ctx.now, params.public_studio_id),
  'GET /api/v1/widget/{public_studio_id}/products/{product_id}/photo': (ctx, { params, query }) =>
    publicProductPhoto(ctx, params, query.v),
  'GET /api/v1/widget/{public_studio_id}/pictures/{name}': (ctx, { params }) => publicPictureFile(ctx, params),
})
