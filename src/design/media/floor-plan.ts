import {
  type Box,
  between,
  circle,
  dimension,
  hatching,
  n,
  type PlanShape,
  pick,
  type Random,
  rectangle,
} from './plan-shapes';

/** A wall between two rooms, from one point to another along x or y. */
interface Partition {
  x: number;
  y: number;
  length: number;
  across: boolean;
}

const smallestRoom = 88;
const door = 34;

function split(box: Box, depth: number, random: Random, rooms: Box[], partitions: Partition[]) {
  const canCutX = box.width > 2 * smallestRoom;
  const canCutY = box.height > 2 * smallestRoom;
  if (depth === 0 || (!canCutX && !canCutY)) {
    rooms.push(box);
    return;
  }
  const { x, y, width, height } = box;
  if (canCutX && (!canCutY || width > height * 0.95)) {
    const cut = Math.round(between(random, smallestRoom, width - smallestRoom));
    partitions.push({ x: x + cut, y, length: height, across: false });
    split({ x, y, width: cut, height }, depth - 1, random, rooms, partitions);
    split({ x: x + cut, y, width: width - cut, height }, depth - 1, random, rooms, partitions);
  } else {
    const cut = Math.round(between(random, smallestRoom, height - smallestRoom));
    partitions.push({ x, y: y + cut, length: width, across: true });
    split({ x, y, width, height: cut }, depth - 1, random, rooms, partitions);
    split({ x, y: y + cut, width, height: height - cut }, depth - 1, random, rooms, partitions);
  }
}

function doorIn(wall: Partition, random: Random): PlanShape[] {
  const at = between(random, 14, Math.max(15, wall.length - door - 14));
  const side = random() < 0.5 ? 1 : -1;
  const x = wall.across ? wall.x + at : wall.x;
  const y = wall.across ? wall.y : wall.y + at;
  const gap = wall.across ? `M${n(x)} ${n(y)}h${door}` : `M${n(x)} ${n(y)}v${door}`;
  const leaf = wall.across
    ? `M${n(x)} ${n(y)}v${side * door}a${door} ${door} 0 0 ${side > 0 ? 0 : 1} ${door} ${-side * door}`
    : `M${n(x)} ${n(y)}h${side * door}a${door} ${door} 0 0 ${side > 0 ? 1 : 0} ${-side * door} ${door}`;
  return [
    { pen: 'gap', d: gap },
    { pen: 'thin', d: leaf },
  ];
}

function windowsOf(house: Box, random: Random): PlanShape[] {
  const shapes: PlanShape[] = [];
  const put = (x: number, y: number, length: number, across: boolean) => {
    const line = across ? `h${n(length)}` : `v${n(length)}`;
    const shift = across ? [0, 2.5] : [2.5, 0];
    shapes.push({ pen: 'gap', d: `M${n(x)} ${n(y)}${line}` });
    shapes.push({
      pen: 'hair',
      d: `M${n(x - (shift[0] ?? 0))} ${n(y - (shift[1] ?? 0))}${line}M${n(x + (shift[0] ?? 0))} ${n(y + (shift[1] ?? 0))}${line}`,
    });
  };
  for (const y of [house.y, house.y + house.height]) {
    for (
      let x = house.x + between(random, 24, 70);
      x < house.x + house.width - 90;
      x += between(random, 120, 210)
    ) {
      put(x, y, between(random, 42, 72), true);
    }
  }
  for (const x of [house.x, house.x + house.width]) {
    put(x, house.y + between(random, 30, house.height - 100), between(random, 40, 60), false);
  }
  return shapes;
}

function stairs(room: Box): PlanShape[] {
  const width = Math.min(46, room.width * 0.4);
  const x = room.x + room.width - width - 8;
  let d = rectangle({ x, y: room.y + 8, width, height: room.height - 50 });
  for (let y = room.y + 16; y < room.y + room.height - 44; y += 9)
    d += `M${n(x)} ${n(y)}h${n(width)}`;
  const middle = x + width / 2;
  d += `M${n(middle)} ${n(room.y + room.height - 50)}V${n(room.y + 18)}m-4 7l4 -7l4 7`;
  return [{ pen: 'hair', d }];
}

function tiles(room: Box): PlanShape[] {
  let d = '';
  for (let x = room.x + 14; x < room.x + room.width - 2; x += 14)
    d += `M${n(x)} ${n(room.y + 3)}v${n(room.height - 6)}`;
  for (let y = room.y + 14; y < room.y + room.height - 2; y += 14)
    d += `M${n(room.x + 3)} ${n(y)}h${n(room.width - 6)}`;
  return [{ pen: 'hatch', d }];
}

function table(room: Box, random: Random): PlanShape[] {
  const x = room.x + room.width / 2;
  const y = room.y + room.height / 2;
  const r = Math.min(24, room.width / 6, room.height / 6);
  const seats = pick(random, [4, 5, 6]);
  let d = circle(x, y, r);
  for (let seat = 0; seat < seats; seat += 1) {
    const angle = (seat / seats) * 2 * Math.PI + 0.4;
    d += circle(x + (r + 9) * Math.cos(angle), y + (r + 9) * Math.sin(angle), 5);
  }
  return [{ pen: 'hair', d }];
}

function counter(room: Box): PlanShape[] {
  const { x, y, width, height } = room;
  return [
    {
      pen: 'hair',
      d: `M${n(x + 22)} ${n(y + 3)}V${n(y + height - 40)}H${n(x + 3)}M${n(x + 22)} ${n(y + 22)}H${n(x + width * 0.6)}V${n(y + 3)}${circle(x + 12, y + height / 2, 5)}`,
    },
  ];
}

/** A building's floor plan: rooms, doors, windows, furniture, axes and dimension lines. */
export function floorPlan(random: Random): PlanShape[] {
  const house: Box = {
    x: Math.round(between(random, 92, 130)),
    y: Math.round(between(random, 74, 92)),
    width: Math.round(between(random, 530, 600)),
    height: Math.round(between(random, 280, 308)),
  };
  const rooms: Box[] = [];
  const partitions: Partition[] = [];
  split(house, 3, random, rooms, partitions);

  const shapes: PlanShape[] = [];
  const byArea = [...rooms].sort((a, b) => b.width * b.height - a.width * a.height);
  const filled = pick(random, [1, 2, 3]);
  byArea.forEach((room, index) => {
    if (index === filled) shapes.push({ pen: 'fill', d: rectangle(room) });
  });
  const furnish = [table, counter, stairs, tiles];
  byArea.forEach((room, index) => {
    const make = furnish[index % furnish.length];
    if (make !== undefined && index < 6) shapes.push(...make(room, random));
  });
  const last = byArea[byArea.length - 1];
  if (last !== undefined && byArea.length > 4) shapes.push({ pen: 'hatch', d: hatching(last, 8) });

  const columns = [house.x, house.x + house.width];
  const rows = [house.y, house.y + house.height];
  for (const wall of partitions) {
    const d = wall.across
      ? `M${n(wall.x)} ${n(wall.y)}h${n(wall.length)}`
      : `M${n(wall.x)} ${n(wall.y)}v${n(wall.length)}`;
    shapes.push({ pen: 'partition', d });
    if (wall.across) rows.push(wall.y);
    else columns.push(wall.x);
  }
  shapes.push({ pen: 'wall', d: rectangle(house) });
  for (const wall of partitions) shapes.push(...doorIn(wall, random));
  shapes.push(...windowsOf(house, random));

  for (const x of columns)
    shapes.push({ pen: 'axis', d: `M${n(x)} 20V${house.y + house.height + 34}` });
  for (const y of rows)
    shapes.push({ pen: 'axis', d: `M30 ${n(y)}H${house.x + house.width + 34}` });
  shapes.push({ pen: 'thin', d: dimension(columns, house.y - 32, true) });
  shapes.push({ pen: 'thin', d: dimension(rows, house.x - 36, false) });
  const main = byArea[0];
  if (main !== undefined) {
    shapes.push({
      pen: 'mark',
      d: circle(main.x + main.width * 0.78, main.y + main.height * 0.3, 8),
    });
  }
  return shapes;
}
