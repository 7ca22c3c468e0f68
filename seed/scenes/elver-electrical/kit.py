"""Shared by the scenes of this folder: boxes, materials, cables, brick walls, lights, camera. Lengths in millimetres."""
import math
import sys

import bpy
from mathutils import Vector

MM = 0.01
_materials = {}


def arguments():
    words = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else []
    return dict(word.split('=', 1) for word in words)


def empty():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    _materials.clear()
    return bpy.context.scene


def material(name, colour, rough=0.5, metal=0.0, bump=0.0, scale=400, mottle=0.0, mottle_scale=6, clear=0.0, glow=0.0):
    key = (name, colour)
    if key in _materials:
        return _materials[key]
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    b = nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*colour, 1)
    b.inputs['Roughness'].default_value = rough
    b.inputs['Metallic'].default_value = metal
    b.inputs['Clearcoat'].default_value = clear
    if glow:
        b.inputs['Emission'].default_value = (*colour, 1)
        b.inputs['Emission Strength'].default_value = glow
    where = nodes.new('ShaderNodeTexCoord').outputs['Object'] if bump or mottle else None
    if mottle:
        n = nodes.new('ShaderNodeTexNoise')
        n.inputs['Scale'].default_value = mottle_scale
        n.inputs['Detail'].default_value = 8
        links.new(where, n.inputs['Vector'])
        r = nodes.new('ShaderNodeValToRGB')
        r.color_ramp.elements[0].position, r.color_ramp.elements[1].position = 0.35, 0.7
        r.color_ramp.elements[0].color = (*[c * (1 - mottle) for c in colour], 1)
        r.color_ramp.elements[1].color = (*colour, 1)
        links.new(n.outputs['Fac'], r.inputs['Fac'])
        links.new(r.outputs['Color'], b.inputs['Base Color'])
    if bump:
        n = nodes.new('ShaderNodeTexNoise')
        n.inputs['Scale'].default_value = scale
        n.inputs['Detail'].default_value = 3
        links.new(where, n.inputs['Vector'])
        u = nodes.new('ShaderNodeBump')
        u.inputs['Strength'].default_value = bump
        u.inputs['Distance'].default_value = 0.02
        links.new(n.outputs['Fac'], u.inputs['Height'])
        links.new(u.outputs['Normal'], b.inputs['Normal'])
    _materials[key] = m
    return m


def grain(name, pale, dark, along='X', scale=3.0, rough=0.5, bump=0.15):
    """Wood: noise drawn out along one axis."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    b = nodes['Principled BSDF']
    b.inputs['Roughness'].default_value = rough
    at = nodes.new('ShaderNodeTexCoord')
    info = nodes.new('ShaderNodeObjectInfo')
    shift = nodes.new('ShaderNodeVectorMath')
    shift.operation = 'MULTIPLY_ADD'
    shift.inputs[1].default_value = (1, 1, 1)
    spread = nodes.new('ShaderNodeVectorMath')
    spread.operation = 'SCALE'
    spread.inputs['Scale'].default_value = 40
    links.new(info.outputs['Random'], spread.inputs[0])
    links.new(at.outputs['Object'], shift.inputs[0])
    links.new(spread.outputs[0], shift.inputs[2])
    map_ = nodes.new('ShaderNodeMapping')
    stretch = {'X': (0.06, 1, 1), 'Y': (1, 0.06, 1), 'Z': (1, 1, 0.06)}[along]
    map_.inputs['Scale'].default_value = tuple(scale * c for c in stretch)
    links.new(shift.outputs[0], map_.inputs['Vector'])
    n = nodes.new('ShaderNodeTexNoise')
    n.inputs['Scale'].default_value = 3
    n.inputs['Detail'].default_value = 12
    n.inputs['Distortion'].default_value = 1.2
    links.new(map_.outputs[0], n.inputs['Vector'])
    r = nodes.new('ShaderNodeValToRGB')
    r.color_ramp.elements[0].position, r.color_ramp.elements[1].position = 0.32, 0.68
    r.color_ramp.elements[0].color = (*dark, 1)
    r.color_ramp.elements[1].color = (*pale, 1)
    links.new(n.outputs['Fac'], r.inputs['Fac'])
    links.new(r.outputs['Color'], b.inputs['Base Color'])
    u = nodes.new('ShaderNodeBump')
    u.inputs['Strength'].default_value = bump
    u.inputs['Distance'].default_value = 0.03
    links.new(n.outputs['Fac'], u.inputs['Height'])
    links.new(u.outputs['Normal'], b.inputs['Normal'])
    return m


def _finish(o, m, bevel, segments=3):
    if m:
        o.data.materials.append(m)
    if bevel:
        mod = o.modifiers.new('bevel', 'BEVEL')
        mod.width = bevel * MM
        mod.segments = segments
        mod.limit_method = 'ANGLE'
        o.data.use_auto_smooth = True
        for p in o.data.polygons:
            p.use_smooth = True
    return o


def box(m, x, y, z, w, d, h, bevel=0.4, turn=(0, 0, 0)):
    """Centre and size in millimetres; x right, y away from the camera, z up."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    o = bpy.context.object
    o.scale = (w * MM, d * MM, h * MM)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    o.location = (x * MM, y * MM, z * MM)
    o.rotation_euler = tuple(math.radians(t) for t in turn)
    return _finish(o, m, bevel)


def disc(m, x, y, z, radius, depth, axis='Y', bevel=0.3, sides=48):
    bpy.ops.mesh.primitive_cylinder_add(radius=radius * MM, depth=depth * MM, vertices=sides)
    o = bpy.context.object
    o.rotation_euler = {'Y': (math.pi / 2, 0, 0), 'X': (0, math.pi / 2, 0), 'Z': (0, 0, 0)}[axis]
    o.location = (x * MM, y * MM, z * MM)
    return _finish(o, m, bevel)


def frame(m, x, y, z, w, d, h, hole_w, hole_h, dx=0, dz=0, bevel=0.4):
    """A plate with a rectangular hole, as four bars that share one bevelled outside."""
    bpy.ops.mesh.primitive_cube_add(size=1)
    cutter = bpy.context.object
    cutter.scale = (hole_w * MM, (d + 20) * MM, hole_h * MM)
    cutter.location = ((x + dx) * MM, y * MM, (z + dz) * MM)
    o = box(m, x, y, z, w, d, h, 0)
    mod = o.modifiers.new('hole', 'BOOLEAN')
    mod.object = cutter
    mod.solver = 'EXACT'
    _finish(o, None, bevel)
    cutter.hide_render = True
    cutter.hide_viewport = True
    return o


def screw(m, dark, x, y, z, radius=3.6, turn=20):
    disc(m, x, y, z, radius, 1.6, bevel=0.5)
    for t in (turn, turn + 90):
        box(dark, x, y - 0.9, z, radius * 1.2, 0.3, 0.8, 0, (0, t, 0))


def words(text, m, x, y, z, size, font=None, align='CENTER', turn=0):
    bpy.ops.object.text_add()
    o = bpy.context.object
    o.data.body = text
    o.data.size = size * MM
    o.data.align_x = align
    o.data.align_y = 'CENTER'
    o.data.extrude = 0.0004
    if font:
        o.data.font = font
    o.location = (x * MM, y * MM, z * MM)
    o.rotation_euler = (math.pi / 2, 0, 0)
    if turn:
        o.rotation_euler = (math.pi / 2, math.radians(turn), 0)
    o.data.materials.append(m)
    return o


def cable(m, points, radius, flat=1.0):
    """A cable through the points. flat > 1 makes the oval of twin and earth."""
    curve = bpy.data.curves.new('cable', 'CURVE')
    curve.dimensions = '3D'
    curve.resolution_u = 24
    s = curve.splines.new('BEZIER')
    s.bezier_points.add(len(points) - 1)
    for bp, p in zip(s.bezier_points, points):
        bp.co = [c * MM for c in p]
        bp.handle_left_type = bp.handle_right_type = 'AUTO'
    if flat == 1:
        curve.bevel_depth = radius * MM
        curve.bevel_resolution = 6
    else:
        bpy.ops.curve.primitive_bezier_circle_add(radius=radius * MM)
        profile = bpy.context.object
        profile.scale = (flat, 1, 1)
        bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
        profile.hide_render = True
        curve.bevel_mode = 'OBJECT'
        curve.bevel_object = profile
    o = bpy.data.objects.new('cable', curve)
    bpy.context.collection.objects.link(o)
    curve.materials.append(m)
    return o


def brick_wall(y, paint=None, red=False, width=3000, height=2400, centre=(0, 0), brick=(215, 65), joint=10):
    """One plane; the courses are a brick texture in real sizes, pressed in with bump."""
    bpy.ops.mesh.primitive_plane_add(size=1)
    o = bpy.context.object
    o.scale = (width * MM, height * MM, 1)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    o.rotation_euler = (math.pi / 2, 0, 0)
    o.location = (centre[0] * MM, y * MM, centre[1] * MM)
    m = bpy.data.materials.new('brick')
    m.use_nodes = True
    nodes, links = m.node_tree.nodes, m.node_tree.links
    b = nodes['Principled BSDF']
    b.inputs['Roughness'].default_value = 0.9 if red else 0.62
    at = nodes.new('ShaderNodeTexCoord').outputs['Object']
    # The courses waver a little, as a bricklayer's do.
    wob = nodes.new('ShaderNodeTexNoise')
    wob.inputs['Scale'].default_value = 1.4
    links.new(at, wob.inputs['Vector'])
    sub = nodes.new('ShaderNodeVectorMath')
    sub.operation = 'SUBTRACT'
    sub.inputs[1].default_value = (0.5, 0.5, 0.5)
    links.new(wob.outputs['Color'], sub.inputs[0])
    mul = nodes.new('ShaderNodeVectorMath')
    mul.operation = 'SCALE'
    mul.inputs['Scale'].default_value = 0.06
    links.new(sub.outputs[0], mul.inputs[0])
    add = nodes.new('ShaderNodeVectorMath')
    links.new(at, add.inputs[0])
    links.new(mul.outputs[0], add.inputs[1])
    t = nodes.new('ShaderNodeTexBrick')
    t.offset = 0.5
    t.inputs['Scale'].default_value = 1
    t.inputs['Brick Width'].default_value = (brick[0] + joint) * MM
    t.inputs['Row Height'].default_value = (brick[1] + joint) * MM
    t.inputs['Mortar Size'].default_value = joint / 2 * MM
    t.inputs['Mortar Smooth'].default_value = 0.35
    t.inputs['Bias'].default_value = 0
    if red:
        t.inputs['Color1'].default_value = (0.33, 0.105, 0.06, 1)
        t.inputs['Color2'].default_value = (0.2, 0.06, 0.04, 1)
        t.inputs['Mortar'].default_value = (0.4, 0.36, 0.3, 1)
    else:
        for c in ('Color1', 'Color2', 'Mortar'):
            t.inputs[c].default_value = (*paint, 1)
    links.new(add.outputs[0], t.inputs['Vector'])
    n = nodes.new('ShaderNodeTexNoise')
    n.inputs['Scale'].default_value = 9
    n.inputs['Detail'].default_value = 10
    links.new(at, n.inputs['Vector'])
    mix = nodes.new('ShaderNodeMixRGB')
    mix.blend_type = 'MULTIPLY'
    mix.inputs['Fac'].default_value = 0.55 if red else 0.22
    links.new(t.outputs['Color'], mix.inputs['Color1'])
    ramp = nodes.new('ShaderNodeValToRGB')
    ramp.color_ramp.elements[0].position = 0.3
    ramp.color_ramp.elements[0].color = (0.35, 0.33, 0.3, 1)
    ramp.color_ramp.elements[1].position = 0.65
    links.new(n.outputs['Fac'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], mix.inputs['Color2'])
    links.new(mix.outputs['Color'], b.inputs['Base Color'])
    fine = nodes.new('ShaderNodeTexNoise')
    fine.inputs['Scale'].default_value = 26
    fine.inputs['Detail'].default_value = 9
    links.new(at, fine.inputs['Vector'])
    joints = nodes.new('ShaderNodeBump')
    joints.invert = True
    joints.inputs['Strength'].default_value = 0.85 if red else 0.6
    joints.inputs['Distance'].default_value = 0.05
    links.new(t.outputs['Fac'], joints.inputs['Height'])
    skin = nodes.new('ShaderNodeBump')
    skin.inputs['Strength'].default_value = 0.5 if red else 0.28
    skin.inputs['Distance'].default_value = 0.04
    links.new(fine.outputs['Fac'], skin.inputs['Height'])
    links.new(joints.outputs['Normal'], skin.inputs['Normal'])
    links.new(skin.outputs['Normal'], b.inputs['Normal'])
    o.data.materials.append(m)
    return o


def light(x, y, z, size, watts, colour=(1, 1, 1), at=(0, 0, 0), height=None):
    data = bpy.data.lights.new('light', 'AREA')
    data.energy = watts
    data.size = size * MM
    if height:
        data.shape = 'RECTANGLE'
        data.size_y = height * MM
    data.color = colour
    o = bpy.data.objects.new('light', data)
    bpy.context.collection.objects.link(o)
    o.location = (x * MM, y * MM, z * MM)
    to = Vector([c * MM for c in at]) - o.location
    o.rotation_euler = to.to_track_quat('-Z', 'Y').to_euler()
    return o


def world(colour, strength):
    w = bpy.data.worlds.new('world')
    w.use_nodes = True
    w.node_tree.nodes['Background'].inputs['Color'].default_value = (*colour, 1)
    w.node_tree.nodes['Background'].inputs['Strength'].default_value = strength
    bpy.context.scene.world = w


def camera(position, at, focal, focus=None, fstop=8.0, shift=(0, 0)):
    data = bpy.data.cameras.new('camera')
    o = bpy.data.objects.new('camera', data)
    bpy.context.collection.objects.link(o)
    o.location = [c * MM for c in position]
    to = Vector([c * MM for c in at]) - o.location
    o.rotation_euler = to.to_track_quat('-Z', 'Y').to_euler()
    data.lens = focal
    data.shift_x, data.shift_y = shift
    if focus:
        data.dof.use_dof = True
        data.dof.focus_distance = focus * MM
        data.dof.aperture_fstop = fstop
    bpy.context.scene.camera = o
    return o


def render(path, width, height, samples=64, exposure=0.0, look='Medium High Contrast'):
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    s.cycles.samples = samples
    s.cycles.use_adaptive_sampling = True
    s.cycles.adaptive_threshold = 0.012
    s.cycles.use_denoising = False
    s.cycles.max_bounces = 4
    s.render.resolution_x, s.render.resolution_y = width, height
    s.render.image_settings.file_format = 'PNG'
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    s.render.filepath = path
    bpy.ops.render.render(write_still=True)
