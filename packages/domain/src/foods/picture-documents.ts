import { readDocument, writeDocument, type DocumentFields, type ToTimestamp } from '../stored/field.ts';
import { PICTURE_FIELDS, type OwnPicture } from './own-picture.ts';

export function pictureFromDocument(id: string, data: DocumentFields): OwnPicture {
  return readDocument(PICTURE_FIELDS, ['pictures', id], data);
}

export function pictureToDocument(picture: OwnPicture, toTimestamp: ToTimestamp): DocumentFields {
  return writeDocument(PICTURE_FIELDS, picture, toTimestamp);
}
