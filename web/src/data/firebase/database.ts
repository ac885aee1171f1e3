// The database's SDK, as far as the site uses it. It is large: data/database.ts fetches this file once a page is there.
// The functions are imported one by one, because the whole SDK is larger by half.
export {
  collection,
  doc,
  endAt,
  FieldPath,
  getCountFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore';
export { firebaseFirestore } from './firestore.ts';
