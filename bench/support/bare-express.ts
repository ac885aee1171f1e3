// The baseline of npm run bench:api: an Express app that only answers, in a process of its own. GET /menu sends a ready
// text, POST /review parses its body with the same schema and refuses it.
import { readFileSync } from 'node:fs';
import express from 'express';
import { parseSendReviewRequest } from '@foodhouse/domain';
import { HOST } from '../../local/suite.ts';

const [port = '', ...menus] = process.argv.slice(2);
const app = express();
app.use(express.json());
for (const [index, file] of menus.entries()) {
  const text = readFileSync(file, 'utf8');
  app.get(`/menu/${index}`, (_request, response) => {
    response.type('application/json').send(text);
  });
}
app.post('/review', (request, response) => {
  const parsed = parseSendReviewRequest(request.body);
  response.status(parsed.ok ? 201 : 400).json(parsed);
});
app.listen(Number(port), HOST, () => {
  console.log('The floor listens');
});
