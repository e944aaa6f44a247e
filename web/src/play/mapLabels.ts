// What the buttons beside a map are called.
import { say } from '../app/say';

export const mapLabels = () => ({
  map: say('label.map'),
  zoomIn: say('map.zoomIn'),
  zoomOut: say('map.zoomOut'),
  fit: say('map.fit'),
  rotate: say('map.rotate'),
});
