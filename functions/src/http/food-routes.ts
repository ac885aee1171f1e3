import { parsePageRequest, toFoodBody } from '@foodhouse/domain';
import { invalidFields } from '../services/outcomes.ts';
import { listFoods, readFood } from '../services/read-foods.ts';
import { answer, sendRefusal } from './exchange.ts';
import { linkNext, parameter, toPage, type RouteTable } from './route.ts';

/** Stock moves, so the CDN may keep an answer for seconds only; browsers ask again with the ETag. */
const CACHED_BRIEFLY = 'public, max-age=0, s-maxage=5, stale-while-revalidate=10';

export const foodRoutes: RouteTable = {
  '/foods': {
    async get(ports, request, response) {
      const parsed = parsePageRequest(request.query);
      if (!parsed.ok) {
        sendRefusal(response, invalidFields(parsed.fields));
        return;
      }
      const page = toPage(parsed.value);
      const listed = await listFoods(ports, page);
      linkNext(request, response, page, listed);
      response.setHeader('cache-control', CACHED_BRIEFLY);
      response.json(listed.items.map(toFoodBody));
    },
  },
  '/fooddetails/:id': {
    async get(ports, request, response) {
      const outcome = await readFood(ports, parameter(request, 'id'));
      response.setHeader('cache-control', CACHED_BRIEFLY);
      answer(response, outcome, (food) => ({ body: toFoodBody(food) }));
    },
  },
};
